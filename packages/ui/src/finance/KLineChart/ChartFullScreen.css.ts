import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A phone on its side has room for all of the figures and periods in one line. */
const wide = '(min-width: 40rem)'

export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  containerType: 'inline-size',
  paddingBlock: `${vars.safeArea.top} ${vars.safeArea.bottom}`,
  // oxlint-disable-next-line onelot/logical -- a phone on its side has its notch on one of them
  paddingLeft: vars.safeArea.left,
  // oxlint-disable-next-line onelot/logical -- as on the other side
  paddingRight: vars.safeArea.right,
  background: vars.colour.surface,
  selectors: { '&:focus': { outline: 'none' } },
})
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"head close" "plot plot" "toolbar toolbar"',
  alignItems: 'center',
  height: '100%',
  vars: { [vars.size.touch]: vars.size.barTouch, [vars.size.icon]: vars.size.barIcon },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) auto',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"head toolbar close" "plot plot plot"',
    },
  },
})
export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
  paddingInlineStart: vars.space.page,
  lineHeight: vars.lineHeight.tight,
  '@media': {
    [media.onItsSide]: { flexDirection: 'row', alignItems: 'baseline', columnGap: vars.space.x3 },
  },
  '@container': {
    [wide]: { flexDirection: 'row', alignItems: 'baseline', columnGap: vars.space.x3, paddingBlock: 0 },
  },
})
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  minHeight: `calc(${vars.fontSize.title} * ${vars.lineHeight.tight})`,
  '@container': { [wide]: { flexShrink: 0 } },
})
export const close = style({
  gridArea: 'close',
  alignSelf: 'start',
  paddingBlock: vars.space.x1,
  paddingInlineEnd: vars.space.x2,
})
export const plot = style({ gridArea: 'plot', position: 'relative', alignSelf: 'stretch', minHeight: 0 })
export const toolbar = style({ gridArea: 'toolbar', minWidth: 0 })
