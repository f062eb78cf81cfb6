import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const gaps = ['none', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x8'] as const
export const alignments = ['stretch', 'start', 'center', 'end', 'baseline'] as const
export const justifications = ['start', 'center', 'end', 'between'] as const

const { none, x1, x2, x3, x4, x5, x6, x8 } = vars.space

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const inline = style({ display: 'flex', flexDirection: 'row', minWidth: 0 })
export const wrap = style({ flexWrap: 'wrap' })
export const gap = styleVariants({ none, x1, x2, x3, x4, x5, x6, x8 }, (value) => ({ gap: value }))
export const align = styleVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (alignItems) => ({ alignItems }),
)
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
)
