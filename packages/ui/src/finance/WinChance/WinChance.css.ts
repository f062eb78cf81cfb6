import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const winChanceLooks = ['panel', 'line'] as const

/** How far a case is filled. */
export const filledVar = createVar()

export const root = style({
  /** Figures shrink where a word of them would be wider. */
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-look=panel]': {
      padding: vars.space.x4,
      borderRadius: vars.radius.control,
      background: vars.colour.sunken,
    },
    '&[data-look=line]': { gap: vars.space.x2 },
  },
})
export const figures = style({
  selectors: {
    '[data-look=panel] > &': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${vars.space.x2} ${vars.space.x4}`,
    },
    /** The columns of the card's other facts. */
    '[data-look=line] > &': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      gap: `${vars.space.x3} ${vars.space.x5}`,
    },
  },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  selectors: {
    /** At the end of the panel too where it is alone in its line. */
    '[data-look=panel] &:last-child:not(:first-child)': { marginInlineStart: 'auto', textAlign: 'end' },
  },
})
export const cases = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: vars.space.x1,
})
export const one = style({
  height: vars.space.x2,
  borderRadius: vars.radius.round,
  overflow: 'clip',
  background: vars.colour.hairline,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid CanvasText` } },
  '::before': {
    content: '',
    display: 'block',
    width: filledVar,
    height: '100%',
    background: vars.colour.accent,
  },
})
