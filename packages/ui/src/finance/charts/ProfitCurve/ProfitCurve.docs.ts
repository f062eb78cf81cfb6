import type { WidgetDocs } from '../../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Profit and loss from day to day, with a line where nothing is gained or lost.',
  notFor: ['For prices, `KLineChart`.', 'For the parts of a total, `AllocationDonut`.'],
  anatomy: [
    { part: 'Curve', is: 'in the colour of the direction from first to last' },
    { part: 'Line at nothing', is: 'separates gain from loss' },
    { part: 'Dates', is: 'of the first and the last day' },
    { part: 'Table', is: 'the days as text, the newest first' },
  ],
  dos: ['Pass one figure a day, oldest first, in one currency.', 'Say in the label over what time it is.'],
  donts: ['Begin the axis at the lowest figure to make it look steep: the line at nothing is always in it.'],
  accessibility: {
    role: 'Image that says direction, last, highest and lowest; the table is a region.',
    keys: [{ press: 'Enter, Space', does: 'shows and hides the table' }],
    announces: 'Whether the table shows.',
  },
  related: ['KLineChart', 'AllocationDonut', 'AssetSummary'],
}
