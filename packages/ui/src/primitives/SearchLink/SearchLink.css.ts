import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The box of `SearchField`. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  width: '100%',
  minHeight: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.control}`,
  textDecoration: 'none',
  selectors: { '&:active': { background: vars.colour.quietFill } },
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const text = style({
  minWidth: 0,
  overflow: 'hidden',
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.lead,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
