import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const bar = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
})
export const box = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.size.touch,
  paddingInlineStart: vars.space.x3,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  color: vars.colour.textSecondary,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.control}`,
  selectors: {
    '&:focus-within': { outline: `${vars.size.edge} solid ${vars.colour.focus}` },
    '&[data-disabled=true]': { color: vars.colour.onDisabled },
  },
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
/** Hidden where the text is large, so that the field itself can be met by a finger. */
globalStyle(`${box} > svg`, { '@container': { '(max-width: 11rem)': { display: 'none' } } })
export const input = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.x2}`,
  border: 0,
  background: 'none',
  color: vars.colour.text,
  fontSize: vars.fontSize.lead,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.colour.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
  },
})
/** The text of a quiet button at the end of a line ends at the margin, as all else does; its padding extends into it. */
export const atMargin = style({ flexShrink: 0, marginInlineEnd: `calc(-1 * ${vars.space.x4})` })
/** Two characters are narrower than a touch target. */
globalStyle(`${atMargin} > button`, { minWidth: vars.size.touch })
/** On a small phone they end at the edge of the screen. */
globalStyle(`${atMargin} > button:focus-visible`, { outlineOffset: vars.size.focusInset })
export const historyHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
})
export const terms = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
export const term = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  borderRadius: vars.radius.chip,
  background: vars.colour.sunken,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const pick = style({
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInlineStart: vars.space.x3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.chip,
  color: vars.colour.text,
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
