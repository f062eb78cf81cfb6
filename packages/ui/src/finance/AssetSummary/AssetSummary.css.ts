import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The total is measured against it. */
export const summary = style({ containerType: 'inline-size' })

/** The line is as high as its label; the touch target of the eye extends beyond it on either side, over the total below. */
export const eye = style({
  position: 'relative',
  display: 'flex',
  marginBlock: `calc((${vars.fontSize.small} * ${vars.lineHeight.normal} - ${vars.size.touch}) / 2)`,
})

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minWidth: 0,
})
/** As wide as the summary, so that a long total has the same room in it as beside it. */
export const pressed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x1,
  width: '100%',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.chip,
  textAlign: 'start',
})
export const chevron = style({ display: 'flex', flexShrink: 0, color: vars.colour.textMuted })
