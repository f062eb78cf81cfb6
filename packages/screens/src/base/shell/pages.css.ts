import { insetCorners, media, vars } from '@onelot/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The phone column, centred on a wide screen, whose ground beside it has another tone. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  background: vars.colour.ground,
  '@media': { [media.print]: { minHeight: 0, maxWidth: 'none' } },
})
globalStyle(`body:has(.${column})`, { '@media': { [media.wide]: { background: vars.colour.surround } } })

/** How wide the second column is. */
export const besideWidth = '24rem'
export const split = style([
  column,
  { '@media': { [media.desktop]: { maxWidth: `calc(${vars.size.page} + ${besideWidth})` } } },
])

/** A shell's status bar covers the top of the page: this background hides what scrolls under it. */
export const statusBar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.bar,
  flexShrink: 0,
  height: vars.safeArea.top,
  background: vars.colour.ground,
})
export const main = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 })

/** The last row of a tab's page scrolls clear of the bar that is fixed over it. */
export const aboveTabs = style([
  main,
  {
    paddingBottom: `calc(${vars.size.tabBar} + ${vars.safeArea.bottom})`,
    '@media': { [media.print]: { paddingBottom: 0 } },
  },
])
/** Fixed, so that a row that it covers in part is no small target: it scrolls clear. */
export const tabs = style({
  position: 'fixed',
  bottom: 0,
  insetInline: 0,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  zIndex: vars.layer.bar,
})
/** The one primary action, above the keyboard too. */
export const action = style([
  {
    position: 'sticky',
    zIndex: vars.layer.bar,
    bottom: vars.keyboard,
    marginTop: 'auto',
    vars: { [insetCorners]: vars.radius.control },
    background: vars.colour.ground,
    padding: vars.space.page,
    paddingTop: vars.space.x3,
    paddingBottom: `calc(${vars.space.x3} + ${vars.safeArea.bottom})`,
    selectors: {
      /** A panel that it has opened takes its space. */
      '&:has(> [data-away=true])': { display: 'none' },
    },
    '@media': {
      [media.print]: { display: 'none' },
      [media.short]: {
        paddingBlock: `${vars.space.x1} calc(${vars.space.x1} + ${vars.safeArea.bottom})`,
        selectors: { '&:has([data-placement=inline])': { position: 'static' } },
      },
      [media.desktop]: {
        selectors: { [`${split} > ${main} > &`]: { width: besideWidth, marginInlineStart: 'auto' } },
      },
    },
  },
])
/** Under the action; where the page is too low for them with anything else, they scroll with it. */
export const keys = style({
  paddingTop: vars.space.x2,
  marginBottom: `calc(-1 * ${vars.space.x1})`,
  selectors: { '&:empty': { display: 'none' } },
})
