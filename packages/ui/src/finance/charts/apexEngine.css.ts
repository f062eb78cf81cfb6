import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** What the drawings use of ApexCharts' own style sheet, which `apexEngine.ts` keeps out. */
globalStyle('.apexcharts-canvas', { position: 'relative', direction: 'ltr', userSelect: 'none' })
globalStyle('.apexcharts-canvas .apexcharts-text tspan', { fontFamily: 'inherit' })
globalStyle('.apexcharts-canvas .apexcharts-series-collapsed', { opacity: 0 })
globalStyle('.apexcharts-canvas .apexcharts-tooltip', {
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.base,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.raised,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  opacity: 0,
})
globalStyle('.apexcharts-canvas .apexcharts-tooltip.apexcharts-active', { opacity: 1 })
globalStyle('.apexcharts-canvas .apexcharts-tooltip *', { fontFamily: 'inherit' })
globalStyle('.apexcharts-canvas .apexcharts-tooltip-title', {
  padding: `${vars.space.x1} ${vars.space.x2} 0`,
  color: vars.colour.textMuted,
})
globalStyle('.apexcharts-canvas .apexcharts-tooltip-series-group', {
  display: 'none',
  padding: `0 ${vars.space.x2} ${vars.space.x1}`,
})
globalStyle('.apexcharts-canvas .apexcharts-tooltip-text-y-value', {
  marginInlineStart: vars.space.x1,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(
  '.apexcharts-canvas .apexcharts-tooltip-goals-group, .apexcharts-canvas .apexcharts-tooltip-text-z-value:empty',
  { display: 'none' },
)
globalStyle('.apexcharts-canvas .apexcharts-xcrosshairs, .apexcharts-canvas .apexcharts-ycrosshairs', {
  pointerEvents: 'none',
  opacity: 0,
})
globalStyle('.apexcharts-canvas .apexcharts-xcrosshairs.apexcharts-active', { opacity: 1 })
globalStyle('.apexcharts-canvas .apexcharts-ycrosshairs-hidden', { opacity: 0 })
globalStyle(
  '.apexcharts-canvas :is(.apexcharts-area, .apexcharts-line, .apexcharts-gridline, .apexcharts-yaxis-annotation-label, .no-pointer-events)',
  { pointerEvents: 'none' },
)
