import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 })
/** On a narrow phone the days reach the edges of what they are in, and its text keeps a margin. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  '@media': { [media.narrow]: { paddingInline: vars.space.x5 } },
})
