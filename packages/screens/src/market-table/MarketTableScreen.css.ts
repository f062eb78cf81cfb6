import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What is left of the screen under the header, in which the table scrolls. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${vars.safeArea.top} - ${vars.size.navBar} - ${vars.safeArea.bottom})`,
})
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x2}`,
  paddingInline: vars.space.page,
})
export const marks = style({ marginInlineStart: 'auto' })
export const table = style({ flex: 1, minHeight: 0 })
export const pages = style({ display: 'flex', justifyContent: 'center', padding: vars.space.x2 })
