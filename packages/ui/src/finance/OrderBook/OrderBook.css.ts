import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Fraction of the largest quantity shown, as a width. */
export const depthVar = createVar()

export const book = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
})
const columns = style({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' })
/** Price, what it is, quantity: each its own column across both sides, so that no bar overlaps a price or a tag. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content minmax(0, 1fr)',
  columnGap: vars.space.x3,
})
export const levels = columns
export const item = columns
export const level = style([
  columns,
  {
    alignItems: 'center',
    minHeight: vars.space.x8,
    paddingInlineStart: vars.space.x2,
    borderRadius: vars.radius.chip,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      'button&': { minHeight: vars.size.touch },
      'button&:active': { background: vars.colour.sunken },
      '&:focus-visible': { outlineOffset: vars.size.focusInset },
    },
  },
])
export const price = style({ justifySelf: 'end' })
/** Under its price where the text is so large that no room for a bar would be left. */
export const tag = style({
  '@container': { '(max-width: 12rem)': { gridColumn: 1, gridRow: 2, justifySelf: 'end' } },
})
export const quantity = style({
  position: 'relative',
  isolation: 'isolate',
  gridColumn: 3,
  alignSelf: 'stretch',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  paddingInline: vars.space.x2,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.size.hairline,
      insetInlineEnd: 0,
      zIndex: -1,
      width: depthVar,
      borderRadius: vars.radius.chip,
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&::before': { border: `${vars.size.hairline} solid GrayText` } } },
  },
})
/** A bid is a buyer, an ask a seller: the market's colours for the two. */
export const side = styleVariants({
  bids: { selectors: { '&::before': { background: vars.market.upTint } } },
  asks: { selectors: { '&::before': { background: vars.market.downTint } } },
})
