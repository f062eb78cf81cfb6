export { type CrosshairReading, KLineChart, type KLineChartProps } from './KLineChart.tsx'
export { ChartFullScreen, type ChartFullScreenProps } from './ChartFullScreen.tsx'
export { ChartToolbar, type ChartToolbarProps } from './ChartToolbar.tsx'
export { ChartSettingsSheet, type ChartSettingsSheetProps } from './ChartSettingsSheet.tsx'
export {
  type ChartType,
  type IndicatorSelection,
  type OverlayIndicator,
  type PaneIndicator,
  chartTypes,
  overlayIndicators,
  paneIndicators,
} from './indicatorChoice.ts'
export type {
  ChartDrawing,
  ChartDrawings,
  DrawingColour,
  DrawingPoints,
  DrawingTool,
  DrawnPoint,
} from './drawings/drawing.ts'
export { ColourChoice, type ColourChoiceProps } from './drawings/ColourChoice.tsx'
export { momentOf } from './drawings/moments.ts'
export { colourOfDrawing } from './drawings/drawing.ts'
export type { LevelMove } from './PriceHandles.tsx'
export type { PriceLevel } from './levelMarks.ts'
export type { ChartTrade } from './tradeMarks.ts'
export { type QuickRange, datesOf, quickRanges } from './ranges.ts'
