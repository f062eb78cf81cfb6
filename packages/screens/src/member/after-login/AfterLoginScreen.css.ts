import { media, vars } from '@onelot/ui/tokens'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { ways } from '../../base/shell/welcome.css.ts'

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
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` },
  },
})
globalStyle(`${amount} > :last-child`, { marginInlineStart: 'auto' })
/** In sight however long the list is, which passes beneath it. */
export const onward = style([
  ways,
  {
    position: 'sticky',
    bottom: 0,
    marginBottom: `calc(-1 * (${vars.space.x5} + ${vars.safeArea.bottom}))`,
    paddingBlock: `${vars.space.x3} calc(${vars.space.x5} + ${vars.safeArea.bottom})`,
    background: vars.colour.ground,
  },
])
