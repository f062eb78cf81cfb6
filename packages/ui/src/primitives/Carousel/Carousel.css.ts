import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
/** Embla measures the track from here, as it measures the slides from the track. */
export const viewport = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
/** The index of the slide that is shown until the carousel can move. */
export const indexVar = createVar()

/**
 * Drawn as embla draws it, edges and all, so that nothing changes when it has loaded. Slides lie from left to right, as a finger moves them;
 * what is written on one keeps its own direction.
 */
export const track = style({
  display: 'flex',
  direction: 'ltr',
  transform: `translate3d(calc(${indexVar} * -100%), 0, 0)`,
  userSelect: 'none',
})
export const slide = style({
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
/** A touch target of 44 px around a dot of 8. */
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
