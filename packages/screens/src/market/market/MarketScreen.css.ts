import { media, vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** On a phone on its side the rows have the height, and what is above them otherwise is beside them. */
export const boards = style({
  '@media': {
    [media.onItsSide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) min(12rem, 40%)' },
  },
})
export const beside = style({
  '@media': { [media.onItsSide]: { gridColumn: 2, gridRow: 1, minWidth: 0, paddingTop: vars.space.x2 } },
})
export const listings = style({
  minWidth: 0,
  '@media': { [media.onItsSide]: { gridColumn: 1, gridRow: 1 } },
})
export const marketState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  minHeight: vars.space.x6,
  paddingInline: vars.space.page,
  '@media': { [media.onItsSide]: { paddingInlineStart: 0 } },
})
/** To another screen of the market. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  color: vars.colour.textSecondary,
  textDecoration: 'none',
})
export const ways = style({ display: 'flex', alignItems: 'center' })
