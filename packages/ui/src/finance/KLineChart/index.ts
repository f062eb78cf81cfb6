export { KLineChart, type KLineChartProps } from './KLineChart.tsx'
export {
  type IndicatorSelection,
  type OverlayIndicator,
  type PaneIndicator,
  overlayIndicators,
  paneIndicators,
} from './indicators.ts'
