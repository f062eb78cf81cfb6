import { media, vars } from '@onelot/ui/tokens'
import { createVar, style } from '@vanilla-extract/css'

/** Up to where a number wins, and where the reader's is: percents of the line. */
export const chanceVar = createVar()
export const numberVar = createVar()

export const line = style({
  position: 'relative',
  height: vars.space.x3,
  marginBlock: vars.space.x2,
  borderRadius: vars.radius.round,
  background: vars.colour.sunken,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid CanvasText` } },
})
export const winning = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: chanceVar,
  borderRadius: vars.radius.round,
  background: vars.colour.accent,
  '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const mark = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space.x1})`,
  insetInlineStart: `calc(${numberVar} - ${vars.space.x1} / 2)`,
  width: vars.space.x1,
  borderRadius: vars.radius.round,
  background: vars.colour.text,
  outline: `${vars.size.edge} solid ${vars.colour.surface}`,
  '@media': { [media.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const ends = style({ display: 'flex', justifyContent: 'space-between' })
export const verdict = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 })
