import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const textTones = [
  'neutral',
  'secondary',
  'muted',
  'accent',
  'error',
  'up',
  'down',
  'flat',
  'inherit',
] as const
export const textSteps = ['caption', 'small', 'body', 'lead', 'title', 'heading', 'display'] as const
export const textWeights = ['regular', 'strong', 'bold'] as const
export const textAlignments = ['start', 'center', 'end'] as const

type Tone = (typeof textTones)[number]
const toneColours: Record<Tone, string> = {
  neutral: vars.colour.text,
  secondary: vars.colour.textSecondary,
  muted: vars.colour.textMuted,
  accent: vars.colour.accent,
  error: vars.colour.error,
  up: vars.market.up,
  down: vars.market.down,
  flat: vars.market.flat,
  inherit: 'inherit',
}

export const base = style({ minWidth: 0 })
export const tone = styleVariants(toneColours, (color) => ({ color }))
export const size = styleVariants(vars.fontSize, (fontSize, step) => ({
  fontSize,
  lineHeight: step === 'display' || step === 'heading' ? vars.lineHeight.tight : vars.lineHeight.normal,
}))
export const weight = styleVariants(vars.fontWeight, (fontWeight) => ({ fontWeight }))
export const align = styleVariants(
  { start: 'start', center: 'center', end: 'end' } as const,
  (textAlign) => ({
    textAlign,
  }),
)

export const linesVar = createVar()
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: linesVar,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // A letter's descender reaches below a tight line, where it would be cut off.
  paddingBlockEnd: '0.1em',
  marginBlockEnd: '-0.1em',
})
