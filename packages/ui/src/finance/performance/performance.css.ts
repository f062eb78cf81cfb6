import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Three beside each other, of one size: a loss is as large as a gain. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  gap: `${vars.space.x3} ${vars.space.x3}`,
})
export const figure = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const rate = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const risk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
})
export const meter = style({
  display: 'flex',
  flex: '1 1 6rem',
  gap: vars.size.focusRing,
})
export const segment = style({
  flex: 1,
  height: vars.space.x2,
  background: vars.colour.sunken,
  selectors: {
    '&[data-on=true]': { background: vars.colour.text },
    '&:first-child': { borderStartStartRadius: vars.radius.round, borderEndStartRadius: vars.radius.round },
    '&:last-child': { borderStartEndRadius: vars.radius.round, borderEndEndRadius: vars.radius.round },
  },
  '@media': {
    [media.forcedColours]: {
      border: `${vars.size.hairline} solid CanvasText`,
      selectors: { '&[data-on=true]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
})
