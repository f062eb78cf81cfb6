import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Within a sentence. */
export const inSentence = style({})
export const onItsOwn = style({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
})
