import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ padding: vars.space.page })
