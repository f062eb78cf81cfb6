import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  width: '100%',
  minHeight: vars.size.row,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: {
    '&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.colour.sunken } } } },
})
/** The end goes under the beginning where both have no room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
})
export const name = style({ flex: '1 1 6em', minWidth: 0, overflowWrap: 'anywhere' })
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
})
export const end = style({ marginInlineStart: 'auto', textAlign: 'end' })
