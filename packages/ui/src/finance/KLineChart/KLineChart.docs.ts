import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Prices over time as candlesticks, a line or an area, with indicators, a crosshair and a table of the same bars.',
  notFor: ['In lists, `Sparkline`; for one position, `CostChart`.', 'For profit over days, `ProfitCurve`.'],
  anatomy: [
    { part: 'Legend', is: 'the bar under the crosshair, or the newest; its columns do not move' },
    {
      part: 'Price pane',
      is: 'candles in market colours, or a line of closes in the colour of the day; the last price as a line, own levels across',
    },
    { part: 'Handles', is: 'the labels of levels with an id, dragged up and down to ask for a change' },
    {
      part: 'Drawings',
      is: 'trend lines and texts at times and prices; a tap takes one, whose points a finger then moves',
    },
    { part: 'Trades', is: 'B under the bar in which the reader bought, S over that of a sale' },
    { part: 'Indicator panes', is: 'under it' },
    { part: 'Now', is: 'brings the newest bar back, while that is out of sight' },
    { part: 'Table', is: 'the bars in view as text, under the chart or in `tableIn`' },
  ],
  dos: [
    'Set `fill` where the parent gives the height, as in `ChartFullScreen`.',
    'Pass `levels` for prices of the reader’s own, such as the average cost.',
    'Keep the points of `drawings` as moments and exact prices: they are found again in each period.',
    'Open a sheet from `onLevelMove`: a drag sends nothing by itself.',
    'Pass the live bar as `live`, not within `candles`: it is drawn once a frame.',
    'Return a promise from `onNeedOlder`, so that it says that it is loading.',
  ],
  donts: ['Take the vertical drag: it scrolls the page.'],
  accessibility: {
    role: 'Application described as a chart, with its help and its levels; the table is a region.',
    keys: [
      { press: 'Arrow keys', does: 'move the crosshair from bar to bar' },
      { press: 'Plus, minus', does: 'zoom' },
      { press: 'Page Up, Page Down, Home, End', does: 'by what is in view; to the first and the last bar' },
      { press: 'Escape', does: 'removes the crosshair' },
      { press: 'Arrow up, arrow down, Enter', does: 'on a handle: by a tick, and asks for the change' },
      { press: 'Arrow keys, Enter', does: 'on a point of a drawing: by a bar or a tick, at once; opens it' },
    ],
    announces: 'The bar under the crosshair, and what was traded in it, when it was moved by keys.',
  },
  related: ['ChartToolbar', 'ChartFullScreen', 'CostChart', 'Sparkline', 'ProfitCurve'],
}
