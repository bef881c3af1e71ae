/** Points limits offered before the catalogue is loaded; a test holds them equal to `lists/dbg/game.json`. */
export const LIMIT_PRESETS: readonly number[] = [100, 150, 200, 250, 300];
