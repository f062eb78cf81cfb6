import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })

export const splash = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space.x8,
  minHeight: '100dvh',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `calc(${vars.safeArea.top} + ${vars.space.x8}) ${vars.space.page} calc(${vars.safeArea.bottom} + ${vars.space.x8})`,
})
export const brand = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  textAlign: 'center',
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animationName: fadeIn } },
})
/** As high as two lines of a heading, whatever the logo's own size. */
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  height: vars.size.row,
  color: vars.colour.text,
})
export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x5,
})
