import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.touch,
  textAlign: 'start',
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const track = style({
  flexShrink: 0,
  width: `calc(${vars.size.icon} * 2)`,
  padding: vars.space.x1,
  borderRadius: vars.radius.round,
  background: vars.colour.control,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '[aria-checked=true] > &': { background: vars.colour.accent },
    ':disabled > &': { background: vars.colour.disabled },
  },
  '@media': {
    [media.forcedColours]: {
      border: `${vars.size.hairline} solid ButtonText`,
      selectors: {
        '[aria-checked=true] > &': { background: 'Highlight' },
        ':disabled > &': { borderColor: 'GrayText', background: 'Canvas' },
      },
    },
  },
})
const way = `calc(${vars.size.icon} * 2 - 2 * ${vars.space.x1} - ${vars.fontSize.title})`
export const thumb = style({
  display: 'block',
  width: vars.fontSize.title,
  height: vars.fontSize.title,
  borderRadius: vars.radius.round,
  background: vars.colour.surface,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    ':disabled &': { background: vars.colour.onDisabled },
    // oxlint-disable-next-line onelot/logical -- the other side is set below
    '[aria-checked=true] &': { transform: `translateX(${way})` },
    // oxlint-disable-next-line onelot/logical -- a transform has no logical start
    '[aria-checked=true]:dir(rtl) &': { transform: `translateX(calc(-1 * ${way}))` },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColours]: {
      background: 'ButtonText',
      selectors: {
        '[aria-checked=true] &': { background: 'HighlightText' },
        ':disabled &': { background: 'GrayText' },
      },
    },
  },
})
