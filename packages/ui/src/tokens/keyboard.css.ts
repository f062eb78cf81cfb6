import { vars } from './vars.css.ts'

/** `vars.keyboard` alone: a script that imports `vars` carries the names of all tokens. */
export const keyboard = vars.keyboard
