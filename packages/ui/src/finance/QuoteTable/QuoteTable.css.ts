import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The space above or below the mounted rows. */
export const spaceVar = createVar()

/** Scrolls both ways in the height that its parent gives it. */
export const scroller = style({
  // What only listeners get scrolls with its row, and not the page.
  position: 'relative',
  height: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
export const table = style({
  width: 'max-content',
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
const cell = style({
  height: '3.5rem',
  paddingInline: vars.space.x3,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const figure = style([cell, { minWidth: '5.5rem' }])
const first = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '9rem',
    minWidth: '9rem',
    maxWidth: '40vw',
    paddingInlineStart: vars.space.page,
    background: vars.colour.ground,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
])
export const name = style([first])
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: vars.size.touch,
  color: vars.colour.text,
  lineHeight: vars.lineHeight.tight,
  textDecoration: 'none',
})
const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: vars.size.touch,
  background: vars.colour.ground,
})
export const corner = style([first, head, { zIndex: 3 }])
export const column = style([cell, head, { padding: 0 }])
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
  width: '100%',
  minHeight: vars.size.touch,
  paddingInline: vars.space.x3,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.caption,
  whiteSpace: 'nowrap',
  selectors: {
    '[aria-sort] > &': { color: vars.colour.text, fontWeight: vars.fontWeight.strong },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
})
export const arrow = style({ width: '0.6em', height: '0.6em', flexShrink: 0 })
export const space = style({ height: spaceVar, padding: 0, border: 0 })
