import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const spaces = ['none', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x8', 'page'] as const
export const surfaces = ['ground', 'surface', 'raised', 'sunken'] as const
export const corners = ['card', 'control', 'chip'] as const

const { none, x1, x2, x3, x4, x5, x6, x8, page } = vars.space
const steps = { none, x1, x2, x3, x4, x5, x6, x8, page }
const { ground, surface: card, raised, sunken } = vars.colour

export const box = style({ minWidth: 0 })
/** Later ones win: an edge over its direction, a direction over all four. */
export const padding = styleVariants(steps, (value) => ({ padding: value }))
export const paddingInline = styleVariants(steps, (value) => ({ paddingInline: value }))
export const paddingBlock = styleVariants(steps, (value) => ({ paddingBlock: value }))
export const paddingTop = styleVariants(steps, (value) => ({ paddingTop: value }))
export const paddingBottom = styleVariants(steps, (value) => ({ paddingBottom: value }))
export const surface = styleVariants({ ground, surface: card, raised, sunken }, (background) => ({
  background,
}))
export const radius = styleVariants(
  { card: vars.radius.card, control: vars.radius.control, chip: vars.radius.chip },
  (borderRadius) => ({ borderRadius }),
)
export const measured = style({ containerType: 'inline-size' })

const back = (value: string) => `calc(-1 * ${value})`
export const bleedInline = styleVariants(steps, (value) => ({ marginInline: back(value) }))
export const bleedTop = styleVariants(steps, (value) => ({ marginTop: back(value) }))
export const bleedBottom = styleVariants(steps, (value) => ({ marginBottom: back(value) }))
