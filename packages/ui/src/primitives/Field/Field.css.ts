import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
/** A line as high as its label, however large the touch target beside it is. */
export const labelLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x2}`,
  paddingBottom: vars.space.x1,
})
export const label = style({
  paddingBottom: vars.space.x1,
  selectors: { [`${labelLine} > &`]: { paddingBottom: 0 } },
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
})
export const aside = style({ marginInlineStart: 'auto', minWidth: 0 })
export const hintBeside = style({
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
})
export const hint = style({
  paddingTop: vars.space.x1,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
})
export const error = style({
  display: 'flex',
  gap: vars.space.x1,
  color: vars.colour.error,
  fontSize: vars.fontSize.small,
  // Several things wrong are a line each.
  whiteSpace: 'pre-line',
  selectors: { '&:not(:empty)': { paddingTop: vars.space.x1 } },
})

/** The box around a control; its edge, not its fill, is what meets 3:1. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.control,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.control}`,
  selectors: {
    '&:focus-within': {
      boxShadow: `inset 0 0 0 ${vars.size.edge} ${vars.colour.focus}`,
      outline: `${vars.size.edge} solid ${vars.colour.focus}`,
    },
    '&[data-invalid=true]': { boxShadow: `inset 0 0 0 ${vars.size.edge} ${vars.colour.error}` },
    '&[data-disabled=true]': { background: vars.colour.sunken, color: vars.colour.onDisabled },
    // No edge: there is nothing to type into, but its text is as legible as elsewhere.
    '&:has(> input[readonly])': { background: vars.colour.sunken },
    '&:has(> input[readonly]):not(:focus-within)': { boxShadow: 'none' },
  },
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const input = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.fontSize.lead,
  selectors: {
    '&::placeholder': { color: vars.colour.textMuted, opacity: 1 },
    '&:focus-visible': { outline: 'none' },
  },
})
/** How wide the number is at most, in multiples of its height. */
export const lengthVar = createVar()
export const fieldLooks = ['box', 'figure'] as const
/** A line under the figure is its edge. */
export const boxes = styleVariants({
  box: [box],
  figure: {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.x1,
    minWidth: 0,
    containerType: 'inline-size',
    boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) 0 ${vars.colour.control}`,
    selectors: {
      '&:focus-within': { boxShadow: `inset 0 calc(-1 * ${vars.size.edge}) 0 ${vars.colour.focus}` },
      '&[data-invalid=true]': { boxShadow: `inset 0 calc(-1 * ${vars.size.edge}) 0 ${vars.colour.error}` },
      '&[data-disabled=true]': { color: vars.colour.onDisabled },
    },
    '@media': { [media.forcedColours]: { borderBottom: `${vars.size.hairline} solid` } },
  },
})
export const inputs = styleVariants({
  box: [input],
  figure: [
    input,
    {
      fontSize: `min(${vars.fontSize.display}, 100cqi / ${lengthVar})`,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.lineHeight.tight,
    },
  ],
})
export const trailingButton = style({ marginInlineEnd: `calc(-1 * ${vars.space.x3})` })
