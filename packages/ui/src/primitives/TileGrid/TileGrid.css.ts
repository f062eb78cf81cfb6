import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const gap = vars.space.x1
/** Four a row at most; three on a narrow phone, fewer where the text is large. */
const quarter = createVar()
export const grid = style({
  vars: { [quarter]: `calc((100% - 3 * ${gap}) / 4)` },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(4.9rem, ${quarter})), 1fr))`,
  gap,
})
export const item = style({ display: 'flex', minWidth: 0 })
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.colour.text,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.colour.sunken } } } },
})
export const picture = style({ position: 'relative', display: 'flex' })
/** Over the corner of the picture; it grows away from it. */
export const badge = style({
  position: 'absolute',
  bottom: '60%',
  insetInlineStart: '60%',
  display: 'flex',
})
