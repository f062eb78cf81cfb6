import { createVar, style } from '@vanilla-extract/css'
import { media } from '../tokens/media.ts'
import { vars } from '../tokens/vars.css.ts'

/** A page of the foundations: a column on a phone, up to one and a half of the app's width beside it. */
export const page = style({
  maxWidth: `calc(1.5 * ${vars.size.page})`,
  marginInline: 'auto',
  padding: `${vars.space.x6} ${vars.space.page} ${vars.space.x8}`,
  display: 'grid',
  gap: vars.space.x6,
})

const columnsOf = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`

/** Three languages: one under another on a phone, beside each other from 750. */
export const thirds = style({
  display: 'grid',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  gridTemplateColumns: columnsOf('11rem'),
})
/** A language and what it says: on one line where there is room. */
export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
})
export const sayer = style({ flex: '0 0 4.5rem' })
export const saying = style({ flex: '1 1 8rem' })
export const swatches = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: columnsOf('8rem'),
})
/** Close rows of pairs: two beside each other where there is room. */
export const pairs = style({
  display: 'grid',
  gap: vars.space.x2,
  gridTemplateColumns: columnsOf('16rem'),
})
export const halves = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: columnsOf('18rem'),
})

/** Rows parted by hairlines. */
export const rows = style({ listStyle: 'none', margin: vars.space.none, padding: vars.space.none })
export const row = style({
  paddingBlock: vars.space.x3,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` } },
})

export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
})

export const swatchVar = createVar()
export const swatch = style({
  width: vars.size.touch,
  height: vars.size.touch,
  flexShrink: 0,
  borderRadius: vars.radius.chip,
  background: swatchVar,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.hairline}`,
  forcedColorAdjust: 'none',
})

/** Text on its background, both as values, so that either theme can be shown in the other. */
export const onVar = createVar()
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.chip,
  background: swatchVar,
  color: onVar,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.hairline}`,
  forcedColorAdjust: 'none',
})

/** A card in a theme and a convention of its own, by the variables laid on it. */
export const stage = style({
  background: vars.colour.surface,
  color: vars.colour.text,
  borderRadius: vars.radius.card,
  padding: vars.space.x5,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.hairline}`,
})

export const lengthVar = createVar()
export const bar = style({
  width: lengthVar,
  height: vars.space.x4,
  background: vars.colour.accent,
})
export const box = style({
  width: `calc(2 * ${vars.size.touch})`,
  height: `calc(2 * ${vars.size.touch})`,
  background: vars.colour.raised,
  border: `${vars.size.edge} solid ${vars.colour.control}`,
  borderRadius: lengthVar,
})
export const afloat = style({ border: 0, borderRadius: vars.radius.card, boxShadow: lengthVar })

/** Layers as they lie: each over the one before. */
export const layer = style({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  marginTop: `calc(-1 * ${vars.space.x2})`,
  marginInlineStart: lengthVar,
  borderRadius: vars.radius.control,
  background: vars.colour.raised,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.control}`,
})

export const durationVar = createVar()
export const track = style({
  height: vars.space.x6,
  padding: vars.space.x1,
  borderRadius: vars.radius.round,
  background: vars.colour.sunken,
})
export const dot = style({
  width: vars.space.x4,
  height: vars.space.x4,
  borderRadius: vars.radius.round,
  background: vars.colour.accent,
  marginInlineStart: '0%',
  transition: `margin-inline-start ${durationVar} ${vars.motion.easeOut}`,
  selectors: { '&[data-at=end]': { marginInlineStart: `calc(100% - ${vars.space.x4})` } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
