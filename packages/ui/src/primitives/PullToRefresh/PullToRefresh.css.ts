import { createVar, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const distanceVar = createVar()

/** `clip`, unlike `hidden`, leaves sticky headers inside alone. */
export const root = style({ position: 'relative', overflow: 'clip' })
export const track = style({
  position: 'relative',
  transition: `transform ${vars.motion.normal} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-held=true]': { transition: 'none' },
    '&[data-moved=true]': { transform: `translateY(${distanceVar})` },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
export const head = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  height: vars.size.pullHead,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
})
export const arrow = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '[data-status=loosing] &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

const wait = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } })

/** Fills once while the refresh lasts; nothing loops. */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: vars.size.edge,
  background: vars.colour.accent,
  // oxlint-disable-next-line onelot/logical -- the other side is set below
  transformOrigin: 'left',
  animation: `${wait} ${vars.motion.wait} ${vars.motion.easeOut} both`,
  // oxlint-disable-next-line onelot/logical -- an origin has no logical start
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColours]: { background: 'Highlight' },
  },
})
export const keyboardPath = style({ display: 'flex', justifyContent: 'center', padding: vars.space.x2 })
