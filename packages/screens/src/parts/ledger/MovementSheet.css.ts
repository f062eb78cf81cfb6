import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The amount is measured against it. */
export const amount = style({ containerType: 'inline-size' })
export const together = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
