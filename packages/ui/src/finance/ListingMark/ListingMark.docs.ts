import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Tells listings of a list apart at first sight: by letters, and by the colour and glyph of their sector.',
  notFor: ['For a person or a bank, `Avatar`.', 'For the name of a sector, text: the mark is not read out.'],
  anatomy: [
    { part: 'Letters', is: 'the first two of the name' },
    { part: 'Ground', is: 'the tint of the sector; never red, blue or green, which belong to the market' },
    { part: 'Glyph', is: 'of the sector, at the corner; a building where the sector is not known' },
  ],
  dos: ['Put it before the name, as `QuoteRow` does with `sector`.'],
  donts: ['Use it without the name beside it.', 'Take its colour for a rise or a fall.'],
  accessibility: {
    role: 'None: hidden, the name beside it says which listing it is.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['QuoteRow', 'Avatar', 'HeatMap'],
}
