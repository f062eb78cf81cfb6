import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: `${vars.space.x4} ${vars.space.page} ${vars.space.x3}`,
})
export const title = style({ fontSize: vars.fontSize.heading, fontWeight: vars.fontWeight.bold })
export const chooser = style({ padding: `${vars.space.x2} ${vars.space.page}` })
export const marketState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.page}`,
})
export const marketName = style({ fontWeight: vars.fontWeight.strong })
