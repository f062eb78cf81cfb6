import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(50%)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })

/** Above two rows of actions, or one and the tabs, and over the keyboard: a title and the figure under it are at the other end. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  bottom: `calc(${vars.keyboard} + ${vars.safeArea.bottom} + 2 * ${vars.size.control} + 4 * ${vars.space.x3})`,
  insetInline: vars.space.page,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxWidth: '28rem',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.control,
  background: vars.colour.toast,
  color: vars.colour.onToast,
  boxShadow: vars.shadow.raised,
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animationName: fadeIn },
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
  },
})
/** The only part of a toast that a finger meets. */
export const action = style({
  flexShrink: 0,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.x3})`,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.chip,
  color: 'inherit',
  fontWeight: vars.fontWeight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: vars.size.focusInset } },
})
