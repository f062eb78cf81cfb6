import { media, vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  '@media': { [media.print]: { gap: 0 } },
})
export const dates = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.touch,
  '@media': { [media.print]: { minHeight: 0 } },
})
/** The name of the site heads a sheet. */
export const paperOnly = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })
/** Part of a statement on paper: under a line, and on the next sheet where it would be cut. */
export const section = style({
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      borderTop: `${vars.size.hairline} solid ${vars.colour.text}`,
    },
  },
})
/** May be longer than a sheet, which ends between rows. */
export const longSection = style([section, { '@media': { [media.print]: { breakInside: 'auto' } } }])
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
export const part = style({
  paddingTop: vars.space.x3,
  borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
/** Rows reach the edges of their card, so that their texts begin where its heading does; on paper neither has a margin. */
export const rows = style({
  marginInline: `calc(-1 * ${vars.space.x5})`,
  '@media': { [media.print]: { marginInline: 0 } },
})
export const worth = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
})
