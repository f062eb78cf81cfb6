import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const scroller = style({
  height: '100%',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
/** The virtualizer keeps the rows in sight where they are as others are measured. */
export const list = style({ position: 'relative', width: '100%', overflowAnchor: 'none' })
export const row = style({
  position: 'absolute',
  insetInline: 0,
  selectors: {
    '&:not([data-index="0"])::before': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.page,
      top: 0,
      height: vars.size.hairline,
      background: vars.colour.hairline,
    },
  },
})
