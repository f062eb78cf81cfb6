import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What is left of the screen under the header, in which the table scrolls. */
export const room = style({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${vars.safeArea.top} - ${vars.size.navBar} - ${vars.safeArea.bottom})`,
})
export const table = style({ flex: 1, minHeight: 0 })
