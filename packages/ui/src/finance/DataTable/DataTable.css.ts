import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Scrolls both ways; what only listeners get scrolls with its row, and not the page. */
export const scroller = style({
  position: 'relative',
  maxHeight: '70dvh',
  overflow: 'auto',
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.normal,
  fontVariantNumeric: 'tabular-nums',
})
const cell = style({
  padding: `${vars.space.x3} ${vars.space.x2}`,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  background: vars.colour.surface,
  color: vars.colour.text,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&[data-numeric=true]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '&:first-child': { paddingInlineStart: vars.space.x4 },
    '&:last-child': { paddingInlineEnd: vars.space.x4 },
    'tr:last-child > &': { borderBottom: 'none' },
  },
})
export const data = style([cell])
/** The first column stays in sight beside what scrolls. */
export const rowHead = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minWidth: '6em',
    maxWidth: '40vw',
    fontWeight: vars.fontWeight.regular,
    overflowWrap: 'anywhere',
  },
])
export const columnHead = style([
  cell,
  {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    paddingBlock: vars.space.x2,
    color: vars.colour.textSecondary,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.regular,
    verticalAlign: 'bottom',
    selectors: { 'tr > &&': { borderBottom: `${vars.size.hairline} solid ${vars.colour.hairline}` } },
  },
])
export const corner = style([columnHead, { insetInlineStart: 0, zIndex: 3 }])
const strong = {
  fontWeight: vars.fontWeight.strong,
  borderTop: `${vars.size.hairline} solid ${vars.colour.control}`,
}
export const total = style([cell, strong])
export const totalHead = style([rowHead, strong])
export const filler = style({ visibility: 'hidden', userSelect: 'none' })
