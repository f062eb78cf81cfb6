import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
/** What is said of the account is under its number where both do not fit on a line. */
export const details = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.x2}` })
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const add = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: vars.space.x2,
  color: vars.colour.text,
  textAlign: 'start',
  borderRadius: vars.radius.chip,
  selectors: { '&:active': { background: vars.colour.sunken } },
})
/** As wide as the marks over it, so that the words are in one column. */
export const plus = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.fontSize.display,
  height: vars.fontSize.display,
  borderRadius: vars.radius.round,
  background: vars.colour.quietFill,
  color: vars.colour.textSecondary,
})
