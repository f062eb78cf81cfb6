import { createVar, style } from '@vanilla-extract/css'
import { SWIPE_MS } from '../../constants.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const viewport = style({
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
/** How far the slides are moved, and by how many of them one is set on or back. */
export const shiftVar = createVar()
export const roundsVar = createVar()

/** Slides lie from left to right, as a finger moves them; what is written on one keeps its own direction. */
export const track = style({
  display: 'flex',
  direction: 'ltr',
  // eslint-disable-next-line styles/logical -- the slides follow the finger
  transform: `translateX(${shiftVar})`,
  transition: `transform ${String(SWIPE_MS)}ms ${vars.motion.easeOut}`,
  userSelect: 'none',
  selectors: { '&[data-dragged=true]': { transition: 'none' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
export const slide = style({
  position: 'relative',
  // eslint-disable-next-line styles/logical -- in the track's direction, not in its own
  left: `calc(${roundsVar} * 100%)`,
  flex: '0 0 100%',
  minWidth: 0,
  selectors: { '[dir=rtl] &': { direction: 'rtl' } },
})
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
})
/** The finger's 44 px around a dot of 8. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
export const mark = style({
  width: vars.space.x2,
  height: vars.space.x2,
  borderRadius: vars.radius.round,
  background: vars.colour.control,
  transition: `width ${vars.motion.normal} ${vars.motion.easeOut}`,
  selectors: {
    '[aria-current=true] > &': { width: vars.space.x5, background: vars.colour.text },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColours]: {
      background: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: { '[aria-current=true] > &': { background: 'Highlight' } },
    },
  },
})
