import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const currency = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: vars.space.page,
  selectors: { '&[data-flush=true]': { paddingInline: 0 } },
})
