import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** One row where there is room; else rows of as many as fit, so that large text never runs past the page. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 3.5rem), 1fr))',
  gap: vars.space.x2,
})
export const chip = style({
  minWidth: 0,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.chip,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
  selectors: {
    '&:active': { background: vars.colour.quietFill },
    '&[aria-pressed=true]': { background: vars.colour.accentTint, color: vars.colour.accent },
    '&:disabled': { background: vars.colour.disabled, color: vars.colour.onDisabled },
    '&[aria-pressed=true]:disabled': {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.onDisabled}`,
    },
  },
  '@media': {
    [media.forcedColours]: {
      border: `${vars.size.hairline} solid ButtonText`,
      selectors: {
        '&[aria-pressed=true]': { border: `${vars.size.focusRing} solid Highlight` },
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})
