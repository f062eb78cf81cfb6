import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.bar,
  display: 'grid',
  /** The buttons always have their width, and the title what they leave: in the middle of the bar where it fits there. */
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  columnGap: vars.space.x1,
  alignItems: 'center',
  minHeight: `calc(${vars.size.navBar} + ${vars.safeArea.top})`,
  paddingTop: vars.safeArea.top,
  paddingInline: vars.space.x2,
  background: vars.colour.ground,
  /** The buttons grow with the text only as far as they leave the room to the title. */
  vars: {
    [vars.size.touch]: vars.size.barTouch,
    [vars.size.icon]: vars.size.barIcon,
  },
  '@media': {
    [media.short]: { minHeight: `calc(${vars.size.touch} + ${vars.safeArea.top})` },
    [media.print]: { position: 'static', display: 'block', minHeight: 0, padding: 0 },
  },
})
/** Beside the buttons; a detail is under the title. */
export const middle = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  lineHeight: vars.lineHeight.tight,
  '@media': { [media.print]: { alignItems: 'flex-start' } },
})
/** In two lines where it is long; it grows with the text only as far as the words of a title fit beside the buttons. */
export const title = style({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: `min(${vars.fontSize.lead}, 6vw)`,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    /** Beside several buttons a long word keeps its one line. */
    [`${middle}:has(+ * > :nth-child(3)) > &`]: { fontSize: `min(${vars.fontSize.lead}, 4.8vw)` },
    /** Over a detail there is room for one line. */
    '&:not(:only-child)': {
      display: 'block',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
  '@media': {
    [media.narrow]: {
      selectors: { [`${middle} > &:not(:only-child)`]: { fontSize: vars.fontSize.small } },
    },
    [media.print]: {
      display: 'block',
      fontSize: vars.fontSize.title,
      textAlign: 'start',
      selectors: { '&:not(:only-child)': { whiteSpace: 'normal' } },
    },
  },
})
export const trailing = style({ gridColumn: 3, display: 'flex', justifyContent: 'flex-end' })
