import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Hides what is under it until the cover itself has arrived: above the dialogs of the app. */
export const place = style({ position: 'fixed', inset: 0, zIndex: 10_000, background: vars.colour.ground })
