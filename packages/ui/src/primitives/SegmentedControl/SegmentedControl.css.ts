import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const segmentedLooks = ['well', 'text'] as const

const track = style({ display: 'flex' })
export const tracks = styleVariants({
  well: [track, { borderRadius: vars.radius.control, background: vars.colour.sunken }],
  /** Takes the height of a line of text; its touch target extends beyond, more above than below, where a field is. */
  text: [
    track,
    {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      marginBlock: `calc(-1 * ${vars.space.x3}) calc(-1 * ${vars.space.x2})`,
      marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
    },
  ],
})
const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `${vars.size.focusRing} solid ${vars.colour.focus}` },
  },
})

export const segments = styleVariants({
  /** The chosen one is a plate inside the segment, so that the whole segment is the touch target. */
  well: [
    segment,
    {
      isolation: 'isolate',
      flex: '1 1 0',
      minHeight: vars.size.touch,
      color: vars.colour.textSecondary,
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          inset: vars.space.x1,
          zIndex: -1,
          borderRadius: vars.radius.chip,
        },
        '&:has(:checked)': { color: vars.colour.text },
        '&:has(:checked)::before': { background: vars.colour.selected },
        '&[data-tone=up]:has(:checked)': { color: vars.market.onUpFill },
        '&[data-tone=up]:has(:checked)::before': { background: vars.market.upFill },
        '&[data-tone=down]:has(:checked)': { color: vars.market.onDownFill },
        '&[data-tone=down]:has(:checked)::before': { background: vars.market.downFill },
        '&:has(:disabled)': { color: vars.colour.textMuted, cursor: 'not-allowed' },
      },
      '@media': {
        [media.forcedColours]: {
          selectors: {
            '&:has(:checked)::before': { border: `${vars.size.focusRing} solid Highlight` },
            '&:has(:disabled)': { color: 'GrayText' },
          },
        },
      },
    },
  ],
  text: [
    segment,
    {
      minWidth: `calc(${vars.space.x8} + ${vars.space.x3})`,
      minHeight: `calc(${vars.space.x8} + ${vars.space.x3})`,
      paddingTop: vars.space.x1,
      color: vars.colour.textMuted,
      fontWeight: vars.fontWeight.regular,
      selectors: {
        '&:last-child': { justifyItems: 'end' },
        '&:has(:checked)': { color: vars.colour.accent, fontWeight: vars.fontWeight.strong },
        '&:has(:disabled)': { cursor: 'not-allowed' },
      },
      '@media': {
        [media.forcedColours]: { selectors: { '&:has(:checked)': { textDecoration: 'underline' } } },
      },
    },
  ],
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
