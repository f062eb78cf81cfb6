import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { insetCorners } from '../../tokens/inset.css.ts'
import { vars } from '../../tokens/vars.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-46%)' } })

/** Behind dialogs and sheets. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.colour.scrim,
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} ${vars.motion.normal} ${vars.motion.easeOut}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${vars.motion.normal} ${vars.motion.easeOut} forwards` },
  },
})

export const dialog = style({
  vars: { [insetCorners]: vars.radius.control },
  position: 'fixed',
  zIndex: vars.layer.dialogContent,
  top: `calc((100dvh - ${vars.keyboard}) / 2)`,
  insetInline: 0,
  marginInline: 'auto',
  transform: 'translateY(-50%)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  width: `min(calc(100vw - 2 * ${vars.space.page}), 22rem)`,
  maxHeight: `calc(100dvh - ${vars.keyboard} - 2 * max(${vars.space.x8}, ${vars.safeArea.top} + ${vars.space.x2}))`,
  padding: `${vars.space.x5} ${vars.space.x5} 0`,
  overflowY: 'auto',
  scrollPaddingBottom: `calc(${vars.size.control} + 2 * ${vars.space.x5})`,
  borderRadius: vars.radius.card,
  background: vars.colour.raised,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&[data-state=open]': { animation: `${rise} ${vars.motion.normal} ${vars.motion.easeOut}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.easeOut} forwards` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-state=open]': { animationName: fadeIn } },
    },
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
  },
})
export const heading = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
/** Visible however long the text is. The gap over it and the margin under it are its own, so that content scrolls behind it. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginTop: `calc(-1 * ${vars.space.x5})`,
  paddingBlock: vars.space.x5,
  background: vars.colour.raised,
})
/** Two that do not fit side by side with their text on one line are placed one under the other. */
globalStyle(`${actions} > button`, { minWidth: 'fit-content' })
