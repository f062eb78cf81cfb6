import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Where the changes are. */
export const changesLooks = ['rows', 'beside'] as const

/** The total is measured against it. */
export const summary = style({ containerType: 'inline-size' })

/** The line is as high as its label; the touch targets in it extend beyond it on either side, over the total below. */
export const inLine = style({
  position: 'relative',
  display: 'flex',
  marginBlock: `calc((${vars.fontSize.small} * ${vars.lineHeight.normal} - ${vars.size.touch}) / 2)`,
})

export const trailing = style([inLine, { marginInlineStart: 'auto' }])

export const changes = styleVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  beside: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x5 },
})
export const change = styleVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x2,
    minWidth: 0,
  },
  beside: { display: 'flex', flexDirection: 'column', minWidth: 0 },
})
const pressedFigure = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.chip,
  textAlign: 'start',
})
export const pressed = styleVariants({
  /** As wide as the summary, so that a long total has the same room in it as beside it. */
  rows: [pressedFigure, { justifyContent: 'space-between', gap: vars.space.x1, width: '100%' }],
  beside: [pressedFigure, { flex: '1 1 auto' }],
})
export const chevron = style({ display: 'flex', flexShrink: 0, color: vars.colour.textMuted })
