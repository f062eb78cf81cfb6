import { media, vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.page,
  paddingTop: vars.space.x2,
  '@media': { [media.short]: { gap: vars.space.x3 } },
})
/** A field that takes the focus comes into sight between the header and the button. */
globalStyle(`${form} :is(input, select, button)`, {
  scrollMarginBlock: vars.size.control,
})
