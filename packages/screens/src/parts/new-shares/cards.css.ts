import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Under each other; two beside each other on a tablet, where text is not so large that each needs the width. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.x3,
})
