import { media, vars } from '@onelot/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })

export const arriving = style({
  marginTop: vars.space.x4,
  containerType: 'inline-size',
  animation: `${arrive} ${vars.motion.sheet} ${vars.motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animationName: fadeIn } },
})
/** The name over the amount, where both do not fit beside each other. */
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  paddingBlock: vars.space.x3,
  textAlign: 'end',
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` } },
})
