import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const table = style({
  width: '100%',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
export const caption = style({
  paddingBlock: vars.space.x2,
  textAlign: 'start',
  color: vars.colour.textMuted,
})
const cell = style({ paddingBlock: vars.space.x2, fontWeight: vars.fontWeight.regular })
export const name = style([cell, { textAlign: 'start', minWidth: '6em', overflowWrap: 'break-word' }])
/** A figure is whole; a heading may take two lines, of whole words. */
export const figure = style([
  cell,
  {
    paddingInlineStart: vars.space.x2,
    textAlign: 'end',
    wordBreak: 'keep-all',
    selectors: { 'td&': { whiteSpace: 'nowrap' } },
  },
])
export const head = style({ color: vars.colour.textMuted })
export const row = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` })
/** What only listeners get, as of a hidden amount, scrolls with its row, and not the page. */
export const scroll = style({
  position: 'relative',
  maxHeight: '60dvh',
  overflow: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
