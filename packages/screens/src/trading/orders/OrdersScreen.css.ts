import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** What is listed, and what can be done with all of it. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minHeight: vars.size.touch,
  padding: `${vars.space.x3} ${vars.space.page} 0`,
})
/** Two buttons side by side; one under the other where their texts are long. */
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
export const footButton = style({ display: 'flex', flexDirection: 'column', flex: '1 1 10em' })
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
/** Rows of a sheet keep to its edges. */
export const links = style({ marginInline: `calc(-1 * ${vars.space.x5})` })
