import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Gives a chart the whole screen, with its live price and its periods, when the phone is turned or by a button.',
  notFor: ['For a chart within a page, `KLineChart` alone.', 'For a figure explained, `Sheet`.'],
  anatomy: [
    { part: 'Head', is: 'name, price with the change of the day, a close button' },
    { part: 'Chart', is: 'a `KLineChart` that fills what is left' },
    { part: 'Toolbar', is: 'a `ChartToolbar`: periods and settings' },
  ],
  dos: [
    'Move the chart of the page into it, so that it keeps its bars, zoom and crosshair.',
    'Close it when the phone is turned upright, where turning the phone opened it.',
  ],
  donts: ['Open it over a sheet: what is being filled in would be out of sight.'],
  accessibility: {
    role: 'Modal dialog named by `label`.',
    keys: [
      { press: 'Tab', does: 'stays on the full screen' },
      { press: 'Escape', does: 'removes the crosshair, then closes' },
    ],
    announces: 'Its name when it opens; focus returns to the button that opened it.',
  },
  related: ['KLineChart', 'ChartToolbar', 'Sheet'],
}
