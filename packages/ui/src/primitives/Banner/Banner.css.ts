import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-100%)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })

/** Under the title of the screen, over sheets and dialogs, as wide as the page's column. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  top: `calc(${vars.safeArea.top} + ${vars.size.navBar} + ${vars.space.x2})`,
  insetInline: vars.space.x2,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  maxWidth: '28rem',
  borderRadius: vars.radius.card,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animationName: fadeIn },
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
  },
})
export const news = style({
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.row,
  paddingBlock: vars.space.x3,
  paddingInlineStart: vars.space.x4,
})
export const open = style({
  textAlign: 'start',
  selectors: {
    '&:active': { background: vars.colour.sunken },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
})
export const action = style({ flexShrink: 0, marginInlineStart: vars.space.x2 })
export const mark = style({ display: 'inline-flex', color: vars.colour.accent })
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 })
