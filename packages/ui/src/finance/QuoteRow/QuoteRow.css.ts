import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Where the text is large. */
const large = '(max-width: 17rem)'

export const row = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.row,
  padding: `${vars.space.x2} ${vars.space.page}`,
  color: vars.colour.text,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    'button&:active, a&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
/** Keeps a few letters' width where the text is large: figures that leave less are on a line of their own. */
export const names = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  '@container': { [large]: { flexBasis: '3rem' } },
})
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x2}`,
  minWidth: 0,
})
/** Hidden where the text is large: the price matters more than its curve. */
export const spark = style({ '@container': { [large]: { display: 'none' } } })
export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flexShrink: 0,
  marginInlineStart: 'auto',
  minWidth: '5.5rem',
})
