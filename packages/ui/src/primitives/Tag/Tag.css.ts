import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const tagTones = ['neutral', 'accent', 'error', 'up', 'down'] as const

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  flexShrink: 0,
  padding: `${vars.size.hairline} ${vars.space.x2}`,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.relaxed,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
    [media.print]: { paddingInline: 0 },
  },
})

export const tone = styleVariants({
  neutral: { background: vars.colour.sunken, color: vars.colour.textSecondary },
  accent: { background: vars.colour.accentTint, color: vars.colour.accent },
  error: { background: vars.colour.errorTint, color: vars.colour.error },
  up: { background: vars.market.upTint, color: vars.market.up },
  down: { background: vars.market.downTint, color: vars.market.down },
})

export const quiet = style({
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'nowrap',
})

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.fontSize.lead,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.round,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.normal,
  '@media': {
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
    [media.print]: { paddingInline: 0 },
  },
})

export const dot = style({
  display: 'inline-block',
  width: vars.space.x2,
  height: vars.space.x2,
  borderRadius: vars.radius.round,
  background: vars.colour.accent,
  '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
