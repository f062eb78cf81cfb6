import { media, vars } from '@onelot/ui/tokens'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  padding: vars.space.page,
  paddingTop: vars.space.x2,
  '@media': { [media.short]: { gap: vars.space.x3 } },
})
export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animationName: fadeIn },
    [media.short]: { gap: vars.space.x3 },
  },
})
/** A field that takes the focus comes into sight between the header and the button. */
globalStyle(`${question} :is(input, select, button)`, {
  scrollMarginBlock: vars.size.control,
})
