import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const days = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, margin: 0 })
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
})
/** Which day of settlement, before its date. */
export const when = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x2 })
/** What may leave, and under it what the day adds. */
export const value = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
})
