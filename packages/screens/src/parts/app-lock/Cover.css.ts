import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Names the dialog; there is one at most. */
export const titleId = 'app-lock-title'

export const cover = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  border: 'none',
  padding: `${vars.safeArea.top} 0 ${vars.safeArea.bottom}`,
  color: vars.colour.text,
  background: vars.colour.ground,
  overflowY: 'auto',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center' },
  },
})
/** In the middle of the screen, where it fits. */
export const entry = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '26rem',
  marginBlock: 'auto',
  marginInline: 'auto',
  padding: `${vars.space.x8} ${vars.space.page} ${vars.space.x5}`,
})
