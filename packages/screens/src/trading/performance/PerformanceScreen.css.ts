import { media, vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const instruments = style({ display: 'flex', flexDirection: 'column' })
export const instrument = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  paddingBlock: vars.space.x3,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
})
export const name = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
})
/** Three columns; fewer where the text is large or the amounts are. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: `${vars.space.x1} ${vars.space.x3}`,
})
/** Two under two. */
export const fourFigures = style([
  figures,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(max(5.5rem, 34%), 1fr))' },
])
export const figure = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const choices = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 })
/** The name of a figure, and at the end of its line what explains it. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
})
export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
})
/** On a narrow phone as wide as the page: seven days need it to be pressed. */
export const month = style({
  '@media': { [media.narrow]: { marginInline: `calc(-1 * ${vars.space.page})` } },
})
export const monthHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x5} ${vars.space.x5} 0`,
})
export const days = style({
  padding: `${vars.space.x3} ${vars.space.x5} ${vars.space.x5}`,
  '@media': { [media.narrow]: { paddingInline: 0 } },
})
