import { media, vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.x2,
})
export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minWidth: 0,
  padding: vars.space.x3,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  /** The amount is measured against it. */
  containerType: 'inline-size',
  selectors: {
    '&[data-chosen="true"]': {
      background: vars.colour.accentTint,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.accent}`,
    },
  },
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const what = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.space.x5,
})
