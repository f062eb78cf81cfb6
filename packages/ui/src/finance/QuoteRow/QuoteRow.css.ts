import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Where the text is large. */
const large = '(max-width: 17rem)'
/** A small phone: every column gives some of its width to the name. */
const narrow = '(max-width: 20rem)'
const wide = '(min-width: 34rem)'

export const row = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  width: '100%',
  minHeight: vars.size.row,
  padding: `${vars.space.x1} ${vars.space.page}`,
  // What the focus is moved to stays clear of a row of filters at the head of the page too.
  scrollMarginTop: vars.size.control,
  color: vars.colour.text,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    'button&:active, a&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { 'button&:hover, a&:hover': { background: vars.colour.sunken } } },
  },
})
export const rank = style({
  flexShrink: 0,
  minWidth: '1rem',
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
})
/** Hidden where the text is large: the name says the same. */
export const mark = style({ flexShrink: 0, '@container': { [large]: { display: 'none' } } })
/** Keeps a few letters' width where the text is large: figures that leave less are on a line of their own. */
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  '@container': { [large]: { flexBasis: '3rem' } },
})
/** A name of two lines keeps the row as high as the others. */
globalStyle(`${names} > :first-child`, { lineHeight: vars.lineHeight.tight })
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
  minWidth: 0,
})
/** Hidden where the text is large: the price matters more than its curve. */
export const spark = style({
  flexShrink: 0,
  width: '3rem',
  '@container': {
    [large]: { display: 'none' },
    [narrow]: { width: '2rem' },
    [wide]: { width: '10rem', marginInlineEnd: vars.space.x4 },
  },
})
export const turnover = style({
  flexShrink: 0,
  minWidth: '3.5rem',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [wide]: { width: '10rem' } },
})
export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flexShrink: 0,
  marginInlineStart: 'auto',
  minWidth: '5rem',
  '@container': { [narrow]: { minWidth: '4.5rem' } },
})
