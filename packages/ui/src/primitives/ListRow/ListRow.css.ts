import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const row = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.row,
  padding: `${vars.space.x2} ${vars.space.x5}`,
  color: vars.colour.text,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    'button&:active, a&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
  '@media': {
    [media.hover]: { selectors: { 'button&:hover, a&:hover': { background: vars.colour.sunken } } },
    [media.print]: { minHeight: 0, padding: `${vars.space.x1} 0` },
  },
})
/** Where the text is large, the trailing part is under the text. */
const large = '(max-width: 13rem)'
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  '@container': { [large]: { flexBasis: '60%' } },
})
export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  maxWidth: '60%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@container': { [large]: { maxWidth: '100%' } },
})
export const chevron = style({ color: vars.colour.textMuted })

/** By its class the list has no bullets on a page without the reset. */
export const list = style({})
export const item = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.x5,
      top: 0,
      height: vars.size.hairline,
      background: vars.colour.hairline,
      '@media': { [media.print]: { insetInline: 0, printColorAdjust: 'exact' } },
    },
  },
})
