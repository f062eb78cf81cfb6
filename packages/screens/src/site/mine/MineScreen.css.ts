import { vars } from '@onelot/ui/tokens'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** The length of the longest amount, in multiples of its height. */
export const longestVar = createVar()
/** Two columns, or one where the text is large or an amount does not fit in half the width in small type. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(7rem, calc(${fallbackVar(longestVar, '0')} * ${vars.fontSize.caption}))), 1fr))`,
  gap: `${vars.space.x2} ${vars.space.x4}`,
})
export const figure = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: 0,
  minHeight: vars.size.touch,
  paddingBlock: vars.space.x1,
  borderRadius: vars.radius.chip,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: { '&:active': { background: vars.colour.sunken } },
})
export const figureLabel = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 })
export const chevron = style({ display: 'flex', color: vars.colour.textMuted })
/** What is held, and under it the same in its own currency. */
export const held = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' })
