import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { insetCorners } from '../../tokens/inset.css.ts'
import { vars } from '../../tokens/vars.css.ts'

/** How far the finger has dragged it down. */
export const dragVar = createVar()

const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const sink = keyframes({ to: { transform: 'translateY(100%)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

export const sheetCoverages = ['content', 'half', 'most'] as const

const sheet = style({
  position: 'fixed',
  zIndex: vars.layer.dialogContent,
  bottom: vars.keyboard,
  insetInline: 0,
  marginInline: 'auto',
  transform: `translateY(${dragVar})`,
  display: 'flex',
  flexDirection: 'column',
  width: `min(100vw, ${vars.size.page})`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: vars.colour.raised,
  boxShadow: vars.shadow.raised,
  transition: `transform ${vars.motion.normal} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-dragging=true]': { transition: 'none' },
    '&[data-state=open]': { animation: `${rise} ${vars.motion.sheet} ${vars.motion.easeOut}` },
    '&[data-state=closed]': { animation: `${sink} ${vars.motion.sheet} ${vars.motion.easeOut} forwards` },
    '&:focus': { outline: 'none' },
    '&[data-typed=true]': { overflowY: 'auto', overscrollBehavior: 'contain' },
  },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      selectors: {
        '&[data-state=open]': { animationName: fadeIn },
        '&[data-state=closed]': { animationName: fadeOut },
      },
    },
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
  },
})

/** What a field, its label and its bounds take. */
const typedRoom = '6.5rem'

const room = `100dvh - ${vars.safeArea.top} - ${vars.space.x6} - ${vars.keyboard}`

/** `half` leaves more than a third of the page visible, unless the text is so large that nothing could be read in the rest. */
export const sheets = styleVariants({
  content: [sheet, { maxHeight: `calc(${room})` }],
  most: [sheet, { maxHeight: `calc(${room})` }],
  /** Beside the page, as high as what is in it, and as the window at most. */
  panel: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: `calc(100dvh - ${vars.size.navBar} - 2 * ${vars.space.x4})`,
    borderRadius: vars.radius.card,
    background: vars.colour.raised,
    overflow: 'hidden',
    selectors: {
      '&[data-state=open]': { animation: `${fadeIn} ${vars.motion.normal} ${vars.motion.easeOut}` },
      '&:focus': { outline: 'none' },
    },
  },
  half: [sheet, { maxHeight: `max((100dvh - ${vars.keyboard}) * 0.64, min(22rem, ${room}))` }],
})

/** Behind a sheet whose page stays visible above it: it takes the touches and hides nothing. */
export const clearScrim = style({ position: 'fixed', inset: 0, zIndex: vars.layer.dialog })

/** The head is what one drags; it takes the touch for itself, so that the page behind does not scroll. */
export const head = style({
  position: 'relative',
  flexShrink: 0,
  touchAction: 'none',
  cursor: 'grab',
  selectors: { [`${sheets.panel} > &`]: { paddingTop: vars.space.x3, touchAction: 'auto', cursor: 'auto' } },
})
export const grip = style({
  width: vars.space.x8,
  height: vars.space.x1,
  margin: `${vars.space.x2} auto 0`,
  borderRadius: vars.radius.round,
  background: vars.colour.control,
})
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingTop: vars.space.x1,
  paddingInline: `${vars.space.page} ${vars.space.x2}`,
})
/** A long word breaks, so that the button stays on a small screen. */
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const body = style({
  vars: { [insetCorners]: vars.radius.control },
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space.x2} ${vars.space.page} ${vars.space.x5}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
    /** Room for a field with its label, whatever else there is. */
    '[data-typed=true] > &': { minHeight: typedRoom, overscrollBehavior: 'auto' },
  },
})
export const footer = style({
  vars: { [insetCorners]: vars.radius.control },
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.page}`,
  paddingBottom: `calc(${vars.space.x3} + ${vars.safeArea.bottom})`,
  selectors: { '&:not(:last-child):not(:has(+ :empty))': { paddingBottom: vars.space.x2 } },
})
export const keys = style({
  position: 'sticky',
  bottom: 0,
  flexShrink: 0,
  padding: `0 ${vars.space.page} calc(${vars.space.x3} + ${vars.safeArea.bottom})`,
  background: vars.colour.raised,
  selectors: { '&:empty': { padding: 0 } },
})
