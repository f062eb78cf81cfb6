import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.caption,
})
export const tableButton = style({
  alignSelf: 'flex-start',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginInline: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.chip,
  color: vars.colour.accent,
  fontSize: vars.fontSize.small,
})
