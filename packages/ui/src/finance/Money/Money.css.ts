import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** A number reads from left to right in every language, sign and mark with it. */
export const money = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** How wide the amount is at most, in multiples of its height. */
export const lengthVar = createVar()
export const fitted = style({ fontSize: `min(1em, 100cqi / ${lengthVar})` })
/** Smaller than the digits, but never too small to read. */
export const mark = style({
  fontSize: `max(0.8em, ${vars.fontSize.caption})`,
  fontWeight: vars.fontWeight.regular,
  selectors: { [`${fitted} > &`]: { fontSize: '0.8em' } },
})
/** Under a coloured amount the mark keeps its colour: grey would look like another figure. */
export const markTone = styleVariants({
  neutral: { color: vars.colour.textSecondary },
  inherit: { color: 'inherit' },
})
