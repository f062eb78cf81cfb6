import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Under the chart, in one row: how much time a bar holds, and buttons for the settings and the full screen.',
  notFor: ['Without a chart beside it.', 'For choosing a stretch of a curve, `ChipGroup`.'],
  anatomy: [
    { part: 'Periods', is: 'time-share, day, week, month' },
    { part: 'More', is: 'minutes and quick ranges in a sheet; its button names the one that is chosen' },
    { part: 'Settings', is: 'how bars are drawn, indicators, adjustment, a date to jump to' },
    { part: 'Full screen', is: 'only with `onFullScreen`' },
  ],
  dos: ['Leave `range` out once the reader has panned or zoomed.'],
  donts: ['Add periods to the row: at 320 px it is full.'],
  accessibility: {
    role: 'Radio group of periods named by their long names, and a button each for more, settings and full screen.',
    keys: [
      { press: 'Arrow keys', does: 'choose a period' },
      { press: 'Tab', does: 'to More, Settings, then Full screen' },
    ],
    announces: 'The chosen period.',
  },
  related: ['KLineChart', 'ChartFullScreen', 'ChipGroup', 'Sheet'],
}
