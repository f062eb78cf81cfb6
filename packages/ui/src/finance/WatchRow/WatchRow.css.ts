import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** As high as a row of prices, so that the list keeps its place when it is edited. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.row,
  paddingInline: `${vars.space.page} calc(${vars.space.page} - ${vars.space.x3})`,
  background: vars.colour.ground,
  selectors: { '&[data-selected=true]': { background: vars.colour.accentTint } },
})
export const choice = style({ flex: '1 1 0', minWidth: 0 })
/** The box beside two lines of text. */
globalStyle(`${choice} > div > div`, { alignItems: 'center' })
globalStyle(`${choice} label`, { flex: '1 1 0', minWidth: 0, paddingBlock: 0 })
export const names = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
globalStyle(`${names} > :first-child`, { lineHeight: vars.lineHeight.tight })
