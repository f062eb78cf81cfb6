import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const chipLooks = ['fill', 'line'] as const

export const groups = styleVariants({
  /** One row where there is room; else rows of as many as fit by their text, so that no word is broken and large text never runs past the page. */
  fill: { display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 },
  line: { display: 'flex', flexShrink: 0, gap: vars.space.x1 },
})
const chip = style({
  minWidth: 0,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.strong,
})
/** Seen by their text and their border where the system chooses colours. */
const forced = {
  border: `${vars.size.hairline} solid ButtonText`,
  selectors: {
    '&[aria-pressed=true]': { border: `${vars.size.focusRing} solid Highlight` },
    '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
  },
}
/** A plate within the touch target, which is higher. */
const plate = style([
  chip,
  {
    position: 'relative',
    isolation: 'isolate',
    flexShrink: 0,
    minWidth: vars.size.touch,
    color: vars.colour.textSecondary,
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.x1,
        insetInline: 0,
        zIndex: -1,
        borderRadius: vars.radius.chip,
      },
      '&:active::before': { background: vars.colour.quietFill },
      '&:disabled': { color: vars.colour.textMuted },
      // The row that scrolls would cut a ring around it.
      '&:focus-visible': { outlineOffset: vars.size.focusInset },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover::before': { background: vars.colour.sunken } } },
      [media.forcedColours]: forced,
    },
  },
])
const oneOf = (count: number): string =>
  `&:first-child:nth-last-child(${String(count)}), &:first-child:nth-last-child(${String(count)}) ~ &`
/** Six are two rows of three on a phone, and eight two of four: rows of four and two, or five and three, would differ in width. */
const oneOfSix = oneOf(6)
const oneOfEight = oneOf(8)
export const chips = styleVariants({
  fill: [
    chip,
    {
      flex: '1 1 auto',
      minWidth: 'min(100%, 3.5rem)',
      paddingInline: vars.space.x2,
      background: vars.colour.sunken,
      color: vars.colour.textSecondary,
      selectors: {
        '&:active': { background: vars.colour.quietFill },
        '&[aria-pressed=true]': { background: vars.colour.accentTint, color: vars.colour.accent },
        [oneOfSix]: { flexBasis: '30%' },
        [oneOfEight]: { flexBasis: '22%' },
        '&:disabled': { background: vars.colour.disabled, color: vars.colour.onDisabled },
        '&[aria-pressed=true]:disabled': {
          boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.onDisabled}`,
        },
      },
      '@media': {
        [media.forcedColours]: forced,
        [media.widest]: {
          selectors: { [oneOfSix]: { flexBasis: 'auto' }, [oneOfEight]: { flexBasis: 'auto' } },
        },
      },
    },
  ],
  line: [
    plate,
    {
      paddingInline: vars.space.x3,
      selectors: {
        '&[aria-pressed=true]': { color: vars.colour.accent },
        '&[aria-pressed=true]::before': { background: vars.colour.accentTint },
      },
    },
  ],
})
export const select = style([
  plate,
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    color: vars.colour.text,
    selectors: {
      '&::before': { background: vars.colour.sunken },
      '&:focus-within': {
        outline: `${vars.size.focusRing} solid ${vars.colour.focus}`,
        outlineOffset: vars.size.focusInset,
      },
    },
  },
])
/** As wide as what is chosen, where the browser can; the arrow is inside its padding, and a press on it is a press on the select. */
export const picker = style({
  minHeight: vars.size.touch,
  minWidth: 0,
  maxWidth: '100%',
  fieldSizing: 'content',
  textOverflow: 'ellipsis',
  paddingBlock: 0,
  paddingInline: `${vars.space.x3} calc(${vars.size.iconSmall} + ${vars.space.x3})`,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space.x2,
  pointerEvents: 'none',
})
