import { changeGrounds, vars } from '@onelot/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** Five columns fit on a small phone; with large text they scroll. */
export const scroll = style({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.space.x2})`,
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: vars.size.hairline,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
export const head = style({
  padding: `${vars.space.x1} 0`,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
/** Says what the rows are of: it may take two lines. */
export const corner = style([head, { whiteSpace: 'normal', wordBreak: 'keep-all' }])
export const cell = style({ padding: 0 })
export const rate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  padding: vars.space.x1,
  borderRadius: vars.radius.chip,
  color: vars.colour.text,
  font: 'inherit',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
    '&[data-own=true]': {
      boxShadow: `inset 0 0 0 ${vars.size.edge} ${vars.colour.text}`,
      fontWeight: vars.fontWeight.bold,
    },
  },
})
export const tone = styleVariants(changeGrounds)
