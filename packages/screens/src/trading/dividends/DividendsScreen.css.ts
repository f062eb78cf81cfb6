import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
/** The amount is measured against it. */
export const amount = style({ containerType: 'inline-size' })
