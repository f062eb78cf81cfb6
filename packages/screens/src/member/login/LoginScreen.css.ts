import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const links = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.x4 })
