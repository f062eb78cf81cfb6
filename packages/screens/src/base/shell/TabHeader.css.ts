import { media, vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Scrolls out of sight before the header stays: what it shrinks by. */
const shrinks = vars.space.x2
/** Where the text is large. */
const narrow = '(max-width: 17rem)'
/** Where a title, a field with its word, a label and a bell do not fit side by side: the text is large, or the phone small. */
const noTitle = '(max-width: 19rem)'

export const header = style({
  containerType: 'inline-size',
  position: 'sticky',
  top: `calc(${vars.safeArea.top} - ${shrinks})`,
  zIndex: vars.layer.bar,
  flexShrink: 0,
  paddingTop: shrinks,
  paddingInline: vars.space.page,
  background: vars.colour.ground,
  '@media': { [media.short]: { top: vars.safeArea.top, paddingTop: 0 } },
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: vars.size.navBar,
  '@container': { [narrow]: { columnGap: vars.space.x1 } },
  selectors: { '&[data-filled=false]': { flexWrap: 'wrap', columnGap: vars.space.x3, rowGap: 0 } },
})
export const title = style({
  minWidth: 0,
  fontSize: vars.fontSize.title,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
})
const readOutOnly = {
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
/** The tab bar says the same as a title that finds no room. */
export const givesWay = style([
  title,
  {
    flexShrink: 0,
    selectors: { '[data-alone=true] > &': readOutOnly },
    '@container': { [noTitle]: readOutOnly },
  },
])
export const content = style({ flex: '1 1 0', minWidth: 0 })
