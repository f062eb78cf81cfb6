import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const sectionSizes = ['lead', 'body'] as const

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minWidth: 0,
})
/** The heading, and at the end of its line, or under it where the text is large, what belongs to it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
export const heading = style({ minWidth: 0, fontWeight: vars.fontWeight.bold, overflowWrap: 'anywhere' })
export const size = styleVariants({
  lead: { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.normal },
  body: { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.normal },
})
/** As high as its line; the touch target extends beyond it on either side. */
export const seeAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.x3})`,
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.x3,
  borderRadius: vars.radius.chip,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  textDecoration: 'none',
  selectors: { '&:active': { color: vars.colour.text } },
})
