import { media, vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `0 ${vars.space.page} ${vars.space.page}`,
})
export const cards = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
export const dates = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
})
/** On paper there is nothing to press. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
export const part = style({
  paddingTop: vars.space.x3,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
})
export const worth = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' })
export const actions = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x3 },
])
