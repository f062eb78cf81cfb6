import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Beside each other, as their columns are; under each other where the text is large. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.x3,
})
