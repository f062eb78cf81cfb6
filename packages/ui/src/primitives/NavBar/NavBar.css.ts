import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Where a title that has grown with the text finds no room beside the buttons: it has a line of its own. */
const narrow = '(max-width: 17rem)'
/** What is cut off begins this far under the last line: letters reach below a line that is as low as a title's. */
const descent = '0.12em'

export const bar = style({
  containerType: 'inline-size',
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.bar,
  paddingTop: vars.safeArea.top,
  paddingInline: vars.space.x2,
  background: vars.colour.ground,
  '@media': { [media.print]: { containerType: 'normal', position: 'static', padding: 0 } },
})
export const row = style({
  display: 'grid',
  /** The buttons always have their width, and the title what they leave: in the middle of the bar where it fits there. */
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  columnGap: vars.space.x1,
  alignItems: 'center',
  minHeight: vars.size.navBar,
  /** The buttons grow with the text only as far as they leave the room to the title. */
  vars: {
    [vars.size.touch]: vars.size.barTouch,
    [vars.size.icon]: vars.size.barIcon,
  },
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignContent: 'center' } },
  '@media': {
    [media.short]: { minHeight: vars.size.touch },
    [media.print]: { display: 'block', minHeight: 0 },
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
  '@container': { [narrow]: { display: 'contents' } },
  '@media': { [media.print]: { alignItems: 'flex-start' } },
})
/** Where the title has a line of its own the detail is between the buttons: the bar is as high without it. */
globalStyle(`${middle} > :not(h1)`, {
  '@container': { [narrow]: { gridColumn: 2, gridRow: 1, minWidth: 0 } },
})
/** In two lines where it is long; beside the buttons it grows with the text only as far as the words of a title fit there. */
export const title = style({
  display: '-webkit-box',
  maxWidth: '100%',
  paddingBottom: descent,
  marginBottom: `-${descent}`,
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
  '@container': {
    [narrow]: {
      gridColumn: '1 / -1',
      gridRow: 2,
      paddingInline: vars.space.x2,
      marginBottom: vars.space.x1,
      fontSize: vars.fontSize.lead,
      lineHeight: vars.lineHeight.tight,
      textAlign: 'start',
      selectors: {
        [`${middle}:has(+ * > :nth-child(3)) > &`]: { fontSize: vars.fontSize.lead },
        [`${middle} > &:not(:only-child)`]: {
          display: '-webkit-box',
          fontSize: vars.fontSize.lead,
          whiteSpace: 'normal',
        },
      },
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
export const trailing = style({ gridColumn: 3, gridRow: 1, display: 'flex', justifyContent: 'flex-end' })
