import { createVar, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const tabsVariants = ['line', 'segmented'] as const

export const root = style({ minWidth: 0 })
export const list = style({
  display: 'flex',
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-variant=line]': {
      gap: vars.space.x1,
      paddingInline: vars.space.x3,
      boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) ${vars.colour.hairline}`,
    },
    '&[data-variant=segmented]': {
      gap: vars.space.none,
      padding: vars.space.x1,
      borderRadius: vars.radius.control,
      background: vars.colour.sunken,
    },
  },
  /** As wide as the column grows, all are in sight, in two lines where the text is large. */
  '@media': { [media.widest]: { flexWrap: 'wrap' } },
})
export const trigger = style({
  position: 'relative',
  flex: '1 0 auto',
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  paddingInline: vars.space.x2,
  color: vars.colour.textSecondary,
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-scrolls=true] > &': { flex: '0 0 auto', paddingInline: vars.space.x3 },
    '&[data-state=active]': { color: vars.colour.text },
    '&:disabled': { color: vars.colour.textMuted, opacity: 0.7 },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
    '[data-variant=segmented][data-scrolls] > &': {
      flex: '1 0 auto',
      paddingInline: vars.space.x1,
      borderRadius: vars.radius.chip,
      fontSize: vars.fontSize.small,
    },
    '[data-variant=segmented] > &[data-state=active]': { background: vars.colour.selected },
    '[data-variant=line] > &[data-state=active]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.x2,
      bottom: 0,
      height: vars.size.focusRing,
      borderRadius: vars.radius.round,
      background: vars.colour.text,
    },
  },
  '@media': {
    [media.widest]: { selectors: { '[data-scrolls=true] > &': { paddingInline: vars.space.x2 } } },
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [data-state=active])': {
          borderRadius: vars.radius.chip,
          background: vars.colour.sunken,
          color: vars.colour.text,
        },
      },
    },
    [media.forcedColours]: {
      selectors: {
        '&:disabled': { color: 'GrayText', opacity: 1 },
        '[data-variant=line] > &[data-state=active]::after': { background: 'Highlight' },
        '[data-variant=segmented] > &[data-state=active]': {
          border: `${vars.size.focusRing} solid Highlight`,
        },
      },
    },
  },
})

/** How far the finger has dragged the panel. */
export const dragVar = createVar()

// oxlint-disable-next-line onelot/logical -- it comes in from the side of its tab
const fromAfter = keyframes({ from: { transform: 'translateX(24%)', opacity: 0 } })
// oxlint-disable-next-line onelot/logical -- it comes in from the side of its tab
const fromBefore = keyframes({ from: { transform: 'translateX(-24%)', opacity: 0 } })
const fadeIn = keyframes({ from: { opacity: 0 } })
const comes = `${vars.motion.normal} ${vars.motion.easeOut}`

/** The tabs handle horizontal movement; the page keeps vertical movement. */
export const swipeable = style({ overflowX: 'clip', touchAction: 'pan-y pinch-zoom' })
export const panel = style({
  selectors: {
    // oxlint-disable-next-line onelot/logical -- the panel follows the finger
    '&[data-moved=true]': { transform: `translateX(${dragVar})` },
    '&[data-from=after]': { animation: `${fromAfter} ${comes}` },
    '&[data-from=before]': { animation: `${fromBefore} ${comes}` },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '&[data-from=after]': { animationName: fadeIn },
        '&[data-from=before]': { animationName: fadeIn },
      },
    },
  },
})
