import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { insetCorners } from '../../tokens/inset.css.ts'
import { vars } from '../../tokens/vars.css.ts'

export const spaces = ['none', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x8', 'page'] as const
export const surfaces = ['ground', 'surface', 'raised', 'sunken'] as const
export const corners = ['card', 'control', 'chip'] as const

const { none, x1, x2, x3, x4, x5, x6, x8, page } = vars.space
const steps = { none, x1, x2, x3, x4, x5, x6, x8, page }
const { ground, surface: card, raised, sunken } = vars.colour

type Space = keyof typeof steps
type Side = 'padding' | 'paddingInline' | 'paddingBlock' | 'paddingTop' | 'paddingBottom'
/** A sheet of paper has margins of its own. */
const onPaper = (step: Space, side: Side) =>
  step === 'page' ? { '@media': { [media.print]: { [side]: 0 } } } : {}

/** What lies inside has round corners; what reaches out again has none. */
const inside = (step: Space) => (step === 'none' ? {} : { vars: { [insetCorners]: vars.radius.control } })

export const box = style({ minWidth: 0 })
/** Later ones win: an edge over its direction, a direction over all four. */
export const padding = styleVariants(steps, (value, step) => ({
  padding: value,
  ...inside(step),
  ...onPaper(step, 'padding'),
}))
export const paddingInline = styleVariants(steps, (value, step) => ({
  paddingInline: value,
  ...inside(step),
  ...onPaper(step, 'paddingInline'),
}))
export const paddingBlock = styleVariants(steps, (value, step) => ({
  paddingBlock: value,
  ...onPaper(step, 'paddingBlock'),
}))
export const paddingTop = styleVariants(steps, (value, step) => ({
  paddingTop: value,
  ...onPaper(step, 'paddingTop'),
}))
export const paddingBottom = styleVariants(steps, (value, step) => ({
  paddingBottom: value,
  ...onPaper(step, 'paddingBottom'),
}))
export const surface = styleVariants({ ground, surface: card, raised, sunken }, (background) => ({
  background,
}))
export const radius = styleVariants(
  { card: vars.radius.card, control: vars.radius.control, chip: vars.radius.chip },
  (borderRadius) => ({ borderRadius }),
)
export const measured = style({ containerType: 'inline-size' })

const back = (value: string) => `calc(-1 * ${value})`
export const bleedInline = styleVariants(steps, (value) => ({
  marginInline: back(value),
  vars: { [insetCorners]: '0' },
}))
export const bleedTop = styleVariants(steps, (value) => ({ marginTop: back(value) }))
export const bleedBottom = styleVariants(steps, (value) => ({ marginBottom: back(value) }))
