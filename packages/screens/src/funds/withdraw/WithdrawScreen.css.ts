import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As high as its line; the chip's target extends beyond it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: `calc(-1 * ${vars.space.x3})`,
})
/** From all cash to what may leave, a line each. */
export const waterfall = style({ marginTop: vars.space.x3 })
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  minHeight: vars.size.touch,
})
export const sum = style([step, { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` }])
/** What may leave later, after what may leave now. */
export const days = style({ paddingTop: vars.space.x2 })
export const value = style({ display: 'flex' })
/** As high as a finger, in a line that is less high. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: 'inherit',
})
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 })
