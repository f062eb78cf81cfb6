import { vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** A switch that takes the room, and its buttons. */
export const row = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.row })
globalStyle(`${row} > :first-child`, { flex: '1 1 0', minWidth: 0 })
export const list = style({ padding: `${vars.space.x3} ${vars.space.page} ${vars.space.page}` })
/** As much as a toast covers at the foot of a sheet, so that what is above can be scrolled out from under it. */
export const underToast = style({ paddingBlockEnd: `calc(2 * ${vars.size.control})` })
export const ask = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
})
