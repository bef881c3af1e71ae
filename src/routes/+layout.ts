export const ssr = false; // one empty shell, everything in the browser
export const prerender = false;
