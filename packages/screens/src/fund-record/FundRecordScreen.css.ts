import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const filter = style({ padding: `${vars.space.x3} ${vars.space.page} 0` })
