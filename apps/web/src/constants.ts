/** How long the script of a screen may take to arrive. */
export const CHUNK_LOAD_MS = 120_000
/** How long the splash waits for the script of the first screen; then the app shows without it, with a skeleton in its place. */
export const FIRST_SCREEN_MS = 1_000
/** In the native shell, back pressed twice within this quits the app. */
export const DOUBLE_BACK_MS = 1_000
/** The accent until it is known which a broker has: a grey. */
export const UNREAD_BRAND = '#5C6470'
