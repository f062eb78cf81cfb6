import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const iconSizes = ['small', 'normal'] as const

export const icon = styleVariants({
  small: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  normal: { width: vars.size.icon, height: vars.size.icon },
})
