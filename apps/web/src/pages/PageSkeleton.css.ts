import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: vars.space.page,
  paddingTop: `calc(${vars.space.page} + ${vars.safeArea.top})`,
})

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
