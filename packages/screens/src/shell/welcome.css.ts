import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.x8,
  minHeight: '100dvh',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: vars.space.page,
  paddingTop: '18dvh',
  paddingBottom: `calc(${vars.space.x5} + ${vars.safeArea.bottom})`,
})
export const brand = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const promises = style({ display: 'grid', gap: vars.space.x5 })
export const promise = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 })
export const ways = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const look = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.touch,
})
