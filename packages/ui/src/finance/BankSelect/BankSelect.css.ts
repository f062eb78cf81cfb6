import { style } from '@vanilla-extract/css'
import { box } from '../../primitives/Field/Field.css.ts'
import { vars } from '../../tokens/vars.css.ts'

export const trigger = style([
  box,
  {
    width: '100%',
    paddingBlock: vars.space.x1,
    color: vars.colour.text,
    fontSize: vars.fontSize.lead,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-empty=true]': { color: vars.colour.textMuted },
      '&:disabled': { color: vars.colour.onDisabled, cursor: 'default' },
    },
  },
])
export const chosen = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
export const chevron = style({ display: 'flex', color: vars.colour.textSecondary })

/** Stays under the sheet's head while the list scrolls. */
export const search = style({
  position: 'sticky',
  top: `calc(-1 * ${vars.space.x2})`,
  zIndex: vars.layer.base,
  marginTop: `calc(-1 * ${vars.space.x2})`,
  paddingBlock: vars.space.x2,
  background: vars.colour.raised,
})
/** As high with one bank as with twenty, so that the sheet does not move while one types. */
export const list = style({ minHeight: '55dvh' })
export const group = style({ selectors: { '& + &': { paddingTop: vars.space.x4 } } })
export const groupName = style({ display: 'block', paddingBottom: vars.space.x1 })
/** Its press reaches the edges of the sheet. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: `calc(100% + 2 * ${vars.space.page})`,
  minHeight: vars.size.control,
  marginInline: `calc(-1 * ${vars.space.page})`,
  padding: `${vars.space.x2} ${vars.space.page}`,
  color: vars.colour.text,
  textAlign: 'start',
  scrollMarginTop: vars.size.row,
  selectors: {
    '&[data-active=true], &:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
})
export const name = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
export const check = style({ display: 'flex', color: vars.colour.accent })
