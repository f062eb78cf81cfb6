import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** To do, in progress, done, failed. */
export const stepStates = ['waiting', 'current', 'done', 'failed'] as const
export const stepsSizes = ['normal', 'small'] as const
export const stepsOrientations = ['vertical', 'horizontal'] as const

/** Width for texts side by side; in large text there is none, and the steps are one under another. */
const wide = '(min-width: 14rem)'

/** The height of a step's icon, by which the lines between them are placed. */
const iconVar = createVar()

export const steps = style({
  vars: { [iconVar]: vars.size.icon },
  display: 'flex',
  selectors: {
    '&[data-size=small]': { vars: { [iconVar]: vars.size.iconSmall } },
    '&[data-orientation=vertical]': { flexDirection: 'column' },
    '&[data-orientation=horizontal]': {
      containerType: 'inline-size',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
    },
  },
})
export const step = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.x3,
  paddingBottom: vars.space.x5,
  color: vars.colour.textMuted,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '[data-orientation=horizontal] > &': { flex: '1 0 100%', minWidth: 0 },
    '&[data-state=current]': { color: vars.colour.text },
    '&[data-state=done]': { color: vars.colour.textSecondary },
    '&[data-state=failed]': { color: vars.colour.error },
  },
  '@container': {
    [wide]: {
      selectors: {
        '[data-orientation=horizontal] > &': {
          flex: '1 1 0',
          flexDirection: 'column',
          alignItems: 'center',
          gap: vars.space.x1,
          paddingInline: vars.space.x1,
          paddingBottom: 0,
          textAlign: 'center',
        },
      },
    },
  },
})
/** The line to the next step: ink once the step is done. */
export const way = style({
  position: 'absolute',
  top: `calc(${iconVar} + ${vars.space.x1})`,
  bottom: vars.space.x1,
  insetInlineStart: `calc(${iconVar} / 2)`,
  width: vars.size.hairline,
  background: vars.colour.hairline,
  selectors: { '[data-state=done] > &': { background: vars.colour.control } },
  '@container': {
    [wide]: {
      selectors: {
        '[data-orientation=horizontal] > * > &': {
          top: `calc(${iconVar} / 2)`,
          bottom: 'auto',
          insetInlineStart: `calc(50% + ${iconVar} / 2 + ${vars.space.x1})`,
          width: `calc(100% - ${iconVar} - ${vars.space.x2})`,
          height: vars.size.hairline,
        },
      },
    },
  },
  '@media': { [media.forcedColours]: { background: 'GrayText', forcedColorAdjust: 'none' } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [wide]: { selectors: { '[data-orientation=horizontal] &': { width: '100%' } } } },
})
/** Among small steps the one under way has the accent: their icons are too small to tell from each other at a glance. */
export const icon = style({
  display: 'flex',
  flexShrink: 0,
  selectors: { '[data-size=small] > [data-state=current] > &': { color: vars.colour.accent } },
})
