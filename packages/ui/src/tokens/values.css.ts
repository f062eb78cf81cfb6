import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { raisedShadow, values } from './values.ts'
import { vars } from './vars.css.ts'

const constant = {
  fontSize: vars.fontSize,
  lineHeight: vars.lineHeight,
  fontWeight: vars.fontWeight,
  space: vars.space,
  radius: vars.radius,
  size: vars.size,
  shadow: vars.shadow,
  motion: vars.motion,
  layer: vars.layer,
  safeArea: vars.safeArea,
}

createGlobalTheme(':root', constant, {
  ...values,
  shadow: {
    raised: `0 ${String(raisedShadow.y)}px ${String(raisedShadow.blur)}px ${vars.colour.shadow}`,
  },
  safeArea: {
    top: 'env(safe-area-inset-top, 0px)',
    right: 'env(safe-area-inset-right, 0px)',
    bottom: 'env(safe-area-inset-bottom, 0px)',
    left: 'env(safe-area-inset-left, 0px)',
  },
})

globalStyle(':root', { '@media': { [media.narrow]: { vars: { [vars.space.page]: '16px' } } } })
