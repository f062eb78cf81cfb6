import type { WidgetDocs } from '../../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Compares the return of an account with an index, in percent since the same start.',
  notFor: ['For profit as money, `ProfitCurve`.', 'For prices, `KLineChart`.'],
  anatomy: [
    { part: 'Legend', is: 'each line with its name and its last figure' },
    { part: 'Own line', is: 'in the colour of its direction' },
    { part: 'Benchmark', is: 'dashed and grey, on the same scale' },
    { part: 'Line at nothing', is: 'separates gain from loss' },
    { part: 'Table', is: 'the days as text, the newest first' },
  ],
  dos: ['Pass rates of both since one start.', 'Name the index as the market does.'],
  donts: ['Compare with an index of a market in which the reader does not trade.'],
  accessibility: {
    role: 'Image that says direction and both last figures; the table is a region.',
    keys: [{ press: 'Enter, Space', does: 'shows and hides the table' }],
    announces: 'Whether the table shows.',
  },
  related: ['ProfitCurve', 'KLineChart'],
}
