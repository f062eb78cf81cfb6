import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const totalVar = createVar()
export const startVar = createVar()

export const scroller = style({
  height: '100%',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
export const list = style({ position: 'relative', width: '100%', height: totalVar })
export const row = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  transform: `translateY(${startVar})`,
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
