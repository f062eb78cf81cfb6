import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.row,
  paddingInline: vars.space.page,
  selectors: { '&[data-marked=true]': { gridTemplateColumns: 'auto 1fr auto' } },
})
