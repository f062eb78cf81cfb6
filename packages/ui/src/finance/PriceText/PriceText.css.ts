import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const price = style({
  display: 'inline-block',
  direction: 'ltr',
  borderRadius: vars.radius.chip,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tick=up]': { background: vars.market.upTint },
    '&[data-tick=down]': { background: vars.market.downTint },
  },
})
