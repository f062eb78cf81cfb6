import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const tintUp = keyframes({ from: { backgroundColor: vars.market.upTint } })
const tintDown = keyframes({ from: { backgroundColor: vars.market.downTint } })

export const price = style({
  display: 'inline-block',
  direction: 'ltr',
  borderRadius: vars.radius.chip,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tick=up]': { animation: `${tintUp} ${vars.motion.tick} ${vars.motion.easeOut}` },
    '&[data-tick=down]': { animation: `${tintDown} ${vars.motion.tick} ${vars.motion.easeOut}` },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '&[data-tick=up]': { animation: 'none' },
        '&[data-tick=down]': { animation: 'none' },
      },
    },
  },
})
