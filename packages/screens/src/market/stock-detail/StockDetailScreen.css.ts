import { media, vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { besideWidth } from '../../base/shell/pages.css.ts'
import { COLUMNS_REM } from './useHasColumns.ts'

export const head = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  padding: `${vars.space.x2} ${vars.space.page} ${vars.space.x3}`,
  '@media': { [media.small]: { paddingBlock: `0 ${vars.space.x1}` } },
})
/** The price, and at the end of its line the marks, or under it where the text is large. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: vars.space.x2,
})
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
})
/** As high as a price with its change, with whichever of the two there is: the chart below does not move. */
export const price = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  flex: '1 1 7.5rem',
  minWidth: 0,
  '@media': { [media.widest]: { flex: '0 1 14rem' } },
})
export const sticky = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.x2, maxWidth: '100%' })
/** Where a large text leaves the header no room for both, it has the price alone. */
globalStyle(`${sticky} > :not(:first-child)`, { '@container': { '(max-width: 18rem)': { display: 'none' } } })
export const chart = style({
  position: 'relative',
  background: vars.colour.surface,
  paddingBottom: vars.space.x2,
})
/** Its button comes with the drawing engine. */
export const barTable = style({ minHeight: vars.size.touch })
/** On the full screen the chart takes the height that is left under what is said. */
export const filled = style({ display: 'flex', flexDirection: 'column', height: '100%' })
export const rest = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 })
/** Above the chart, which has figures at each of its edges. */
export const halted = style({ padding: `${vars.space.x2} ${vars.space.page}` })
export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingInline: vars.space.page,
})
export const held = style({ padding: vars.space.x4 })
export const each = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` })
export const eachLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x4,
  color: vars.colour.textSecondary,
  textDecoration: 'none',
  selectors: {
    '&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
})
globalStyle(`${eachLink} > svg`, { marginInlineStart: 'auto' })
export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 })
export const origin = style({ gridColumn: '1 / -1', padding: vars.space.page, paddingTop: vars.space.x2 })
export const table = style({
  width: '100%',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
export const tableScroll = style({ overflowX: 'auto', outlineOffset: vars.size.focusInset })
export const caption = style({
  paddingBottom: vars.space.x2,
  fontSize: vars.fontSize.small,
  color: vars.colour.textSecondary,
})
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.x1,
  paddingInlineStart: vars.space.x2,
  color: vars.colour.textSecondary,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0, textAlign: 'start' })
/** Chart and what is beside it, where the page is wide enough for both. */
export const wide = style({ containerType: 'inline-size' })
export const body = style({
  '@container': {
    [`(min-width: ${String(COLUMNS_REM)}rem)`]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
  '@media': {
    [media.desktop]: {
      display: 'grid',
      alignItems: 'start',
      selectors: { '&&': { gridTemplateColumns: `minmax(0, 1fr) ${besideWidth}` } },
    },
  },
})
/** Beside the chart and what is under it, where there are two columns. */
export const beside = style({
  minWidth: 0,
  '@media': { [media.widest]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
/** The ticket, in place of what is beside the chart otherwise; it ends above the window's foot, below name and price too. */
export const panel = style({
  selectors: {
    '&:not(:empty)': {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: `calc(100dvh - ${vars.size.navBar} - 6rem)`,
      padding: `0 ${vars.space.page} ${vars.space.page}`,
    },
  },
})
globalStyle(`${panel}:not(:empty) ~ *`, { display: 'none' })
/** The ticket stays in sight; what is there otherwise is longer than the window. */
globalStyle(`${beside}:has(> ${panel}:not(:empty))`, {
  '@media': { [media.tablet]: { position: 'sticky', top: vars.size.navBar } },
})
/** Within the column the ticket has about the width of a phone, and the chart no less. */
globalStyle(`${body}:has(> ${beside} > ${panel}:not(:empty))`, {
  '@container': {
    [`(min-width: ${String(COLUMNS_REM)}rem)`]: {
      gridTemplateColumns: 'minmax(22.5rem, 1fr) minmax(0, 21rem)',
    },
  },
})
/** In as many columns as there is width for. */
export const below = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  '@media': { [media.widest]: { gridColumn: 1, gridRow: 2 } },
})
export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 })
