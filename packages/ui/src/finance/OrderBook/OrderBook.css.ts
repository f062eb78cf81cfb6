import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Share of the largest quantity shown, as a width. */
export const depthVar = createVar()

export const book = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const levels = style({ display: 'flex', flexDirection: 'column' })
export const level = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.chip,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  selectors: {
    'button&:active': { background: vars.colour.sunken },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.size.hairline,
      insetInlineEnd: 0,
      width: depthVar,
      borderRadius: vars.radius.chip,
    },
    '&[data-best=false]': { minHeight: vars.space.x8 },
  },
})
/** A bid is a buyer, an ask a seller: the market's colours for the two. */
export const side = styleVariants({
  bids: { selectors: { '&::before': { background: vars.market.upTint } } },
  asks: { selectors: { '&::before': { background: vars.market.downTint } } },
})
export const figure = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
})
