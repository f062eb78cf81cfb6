import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const item = style({
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` } },
})
export const heading = style({ margin: 0 })
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space.x2} ${vars.space.x5}`,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: {
    '&:active': { background: vars.colour.sunken },
    '&:disabled': { background: 'none', color: vars.colour.onDisabled },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
})
export const title = style({ minWidth: 0, fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })
export const chevron = style({
  color: vars.colour.textMuted,
  transition: `transform ${vars.motion.normal} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
/** A row that grows from nothing to the height of what is in it. */
export const panel = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${vars.motion.normal} ${vars.motion.easeOut}, visibility ${vars.motion.normal}`,
  selectors: {
    '&[data-open=true]': {
      gridTemplateRows: '1fr',
      visibility: 'visible',
      transitionProperty: 'grid-template-rows',
    },
  },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { '&[data-open=true]': { transitionProperty: 'none' } },
    },
  },
})
export const clip = style({ minHeight: 0, overflow: 'clip' })
export const content = style({
  padding: `${vars.space.none} ${vars.space.x5} ${vars.space.x4}`,
  color: vars.colour.textSecondary,
})
