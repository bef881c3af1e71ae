// Vitest environment: plain Node, but modules compiled for the client (so that $state and $effect run). No DOM.
import type { Environment } from 'vitest/runtime';
export default <Environment>{ name: 'client-node', viteEnvironment: 'client', setup: () => ({ teardown() {} }) };
