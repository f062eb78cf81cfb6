import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The rows, and their touch targets, extend to the edges of the sheet. */
export const list = style({ marginInline: `calc(-1 * ${vars.space.page})` })
export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space.x2} ${vars.space.page}`,
  textAlign: 'start',
  selectors: {
    '&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
    '&[data-state=disabled]': { color: vars.colour.onDisabled },
    '&[data-state=disabled]:active, &[data-state=loading]:active': { background: 'none' },
    '&[data-state=loading]': { cursor: 'progress' },
  },
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 })
