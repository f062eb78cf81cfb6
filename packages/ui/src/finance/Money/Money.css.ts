import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const money = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** Smaller than the digits, but never too small to read. */
export const mark = style({
  fontSize: `max(0.8em, ${vars.fontSize.caption})`,
  fontWeight: vars.fontWeight.regular,
})
/** Under a coloured amount the mark keeps its colour: a grey beside it would read as another fact. */
export const markTone = styleVariants({
  neutral: { color: vars.colour.textSecondary },
  inherit: { color: 'inherit' },
})
