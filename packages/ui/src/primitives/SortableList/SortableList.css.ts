import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** How far a row is from where it lies. */
export const shiftVar = createVar()

export const list = style({ position: 'relative' })
export const row = style({
  position: 'relative',
  transform: `translateY(${shiftVar})`,
  background: vars.colour.ground,
  selectors: {
    [`${list}[data-dragging=true] &`]: {
      transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    },
    // After the rule above, so that it follows the finger at once.
    [`${list}[data-dragging=true] &[data-state=dragged]`]: {
      zIndex: vars.layer.base,
      transition: 'none',
      boxShadow: vars.shadow.raised,
    },
    '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`${list}[data-dragging=true] &`]: { transition: 'none' } } },
    [media.forcedColours]: {
      selectors: { '&[data-state=dragged]': { outline: `${vars.size.edge} solid` } },
    },
  },
})
/** A finger on it drags the row, and does not scroll the page. */
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.colour.textSecondary,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})
