import { media, vars } from '@onelot/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })

/** Gives way to the text where the phone is small. */
export const picture = style({
  flex: '1 1 6rem',
  minHeight: 0,
  maxHeight: '18rem',
  marginBlock: 'auto',
  animation: `${arrive} ${vars.motion.sheet} ${vars.motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animationName: fadeIn }, [media.short]: { display: 'none' } },
})
export const others = style({ fill: vars.colour.quietFill })
export const one = style({
  fill: 'none',
  stroke: vars.colour.accent,
  strokeWidth: 6,
  strokeLinecap: 'round',
})
