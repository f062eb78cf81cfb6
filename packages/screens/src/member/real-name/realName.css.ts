import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** 85.6 by 54 mm, as a card is (ISO/IEC 7810). */
export const frame = style({
  aspectRatio: '85.6 / 54',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.colour.sunken,
})
export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' })
/** Beside each other where both fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space.x3,
})
