import { vars } from '@onelot/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  minHeight: '100dvh',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: vars.space.page,
  textAlign: 'center',
})

export const title = style({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.bold })

export const text = style({ color: vars.colour.textSecondary })

export const action = style({
  minHeight: vars.size.control,
  minWidth: vars.size.touch,
  paddingInline: vars.space.x6,
  borderRadius: vars.radius.control,
  background: vars.colour.ink,
  color: vars.colour.onInk,
  fontWeight: vars.fontWeight.strong,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
})
