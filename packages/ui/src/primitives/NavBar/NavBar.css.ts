import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.bar,
  display: 'grid',
  gridTemplateColumns: `minmax(${vars.size.touch}, 1fr) minmax(0, auto) minmax(${vars.size.touch}, 1fr)`,
  alignItems: 'center',
  minHeight: `calc(${vars.size.navBar} + ${vars.safeArea.top})`,
  paddingTop: vars.safeArea.top,
  paddingInline: vars.space.x2,
  background: vars.colour.ground,
})
export const title = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  lineHeight: vars.lineHeight.tight,
})
export const trailing = style({ gridColumn: 3, display: 'flex', justifyContent: 'flex-end' })
