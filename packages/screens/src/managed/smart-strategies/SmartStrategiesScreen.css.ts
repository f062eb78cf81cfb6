import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  width: '100%',
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
  color: vars.colour.text,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&:active': { background: vars.colour.quietFill } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
