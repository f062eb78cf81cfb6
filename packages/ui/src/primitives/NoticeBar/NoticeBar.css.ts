import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { insetCorners } from '../../tokens/inset.css.ts'
import { vars } from '../../tokens/vars.css.ts'

export const noticeTones = ['neutral', 'accent', 'error'] as const

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.page}`,
  borderRadius: fallbackVar(insetCorners, '0'),
  fontSize: vars.fontSize.small,
  '@media': { [media.forcedColours]: { borderBlock: `${vars.size.hairline} solid` } },
})
export const tone = styleVariants({
  neutral: { background: vars.colour.sunken, color: vars.colour.textSecondary },
  accent: { background: vars.colour.accentTint, color: vars.colour.text },
  error: { background: vars.colour.errorTint, color: vars.colour.error },
})
export const words = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
/** The touch target of 44 px extends into the bar's own margins, so that the bar keeps its height. */
export const dismiss = style({
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
})
