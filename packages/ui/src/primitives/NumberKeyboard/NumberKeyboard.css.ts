import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** At the foot of a page they grow with the text only as far as they leave half of a small phone to the page. */
const fixedKey = `min(${vars.size.control}, max(52px, 8dvh))`
/** In a sheet of a small phone they leave the room to what is typed into. */
const smallKey = 'max(44px, 7dvh)'
const rows = `4 * ${fixedKey} + 3 * ${vars.space.x2}`
const height = `calc(${vars.size.barTouch} + ${rows} + 2 * ${vars.space.x2} + ${vars.safeArea.bottom})`

/** Keeps as much of the page below what is typed into, so that the page can be scrolled clear of the keyboard. */
export const room = style({ height })

export const panel = style({
  background: vars.colour.sunken,
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&[data-placement=fixed]': {
      position: 'fixed',
      zIndex: vars.layer.bar,
      bottom: vars.keyboard,
      insetInline: 0,
      marginInline: 'auto',
      transform: 'translateY(0)',
      width: `min(100vw, ${vars.size.page})`,
      padding: `0 ${vars.space.x2} ${vars.space.x2}`,
      paddingBottom: `calc(${vars.space.x2} + ${vars.safeArea.bottom})`,
      vars: { [vars.size.touch]: vars.size.barTouch },
      transition: `transform ${vars.motion.sheet} ${vars.motion.easeOut}, visibility ${vars.motion.sheet}`,
    },
    '&[data-placement=fixed][data-state=closed]': {
      transform: 'translateY(100%)',
      visibility: 'hidden',
    },
    '&[data-placement=inline]': {
      padding: vars.space.x2,
      borderRadius: vars.radius.control,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '&[data-placement=fixed]': {
          transition: `opacity ${vars.motion.normal}, visibility ${vars.motion.normal}`,
        },
        '&[data-placement=fixed][data-state=closed]': { transform: 'translateY(0)', opacity: 0 },
      },
    },
    [media.forcedColours]: { borderTop: `${vars.size.hairline} solid` },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minHeight: vars.size.touch,
  paddingInlineStart: vars.space.x2,
})
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x2,
  direction: 'ltr',
  '@media': {
    [media.small]: { selectors: { '[data-placement=inline] > &': { gap: vars.space.x1 } } },
  },
})
export const key = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.control,
  touchAction: 'none',
  borderRadius: vars.radius.chip,
  background: vars.colour.selected,
  color: vars.colour.text,
  fontSize: vars.fontSize.heading,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:active': { background: vars.colour.quietFillPressed },
    '[data-placement=fixed] &': {
      minHeight: fixedKey,
      fontSize: `min(${vars.fontSize.heading}, 5dvh)`,
      lineHeight: vars.lineHeight.tight,
    },
    '&[data-key=erase], &[data-key=decimal]': { background: 'none' },
    '&[data-key=erase]:active, &[data-key=decimal]:active': { background: vars.colour.quietFillPressed },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
  '@media': {
    [media.small]: {
      selectors: {
        '[data-placement=inline] &': {
          minHeight: smallKey,
          fontSize: `min(${vars.fontSize.heading}, 5dvh)`,
          lineHeight: vars.lineHeight.tight,
        },
      },
    },
    [media.forcedColours]: { border: `${vars.size.hairline} solid ButtonText` },
  },
})
