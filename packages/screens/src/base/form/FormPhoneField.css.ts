import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Beside each other where both have room, else one below the other. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 })
export const country = style({ flex: '1 0 6.5rem', minWidth: 0 })
export const number = style({ flex: '99 1 11rem', minWidth: 0 })
