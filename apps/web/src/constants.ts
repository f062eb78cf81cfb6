/** How long the script of a screen may take to arrive. */
export const CHUNK_LOAD_MS = 120_000
/** In the native shell, back pressed twice within this quits the app. */
export const DOUBLE_BACK_MS = 1_000
