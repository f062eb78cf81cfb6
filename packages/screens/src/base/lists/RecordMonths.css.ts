import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const month = style({ selectors: { '& + &': { paddingTop: vars.space.x4 } } })
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  padding: `${vars.space.x4} ${vars.space.x5} 0`,
})
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space.x3}`,
  marginInlineStart: 'auto',
})
export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.row,
  padding: `${vars.space.x2} ${vars.space.x5}`,
})
export const skeletonText = style({ flex: 1 })
