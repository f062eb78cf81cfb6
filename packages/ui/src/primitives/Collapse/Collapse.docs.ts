import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Folds things away under their titles: questions and answers, the terms of an offer.',
  notFor: [
    'For a line of a form that opens to be changed, the ticket’s own lines.',
    'For another view of the same screen, `Tabs`.',
  ],
  anatomy: [
    { part: 'Title', is: 'a heading with a button over its whole width' },
    { part: 'Arrow', is: 'turns when it is open' },
    { part: 'Content', is: 'made when it is first opened' },
  ],
  dos: [
    'Write the title as the question or the name of what is inside.',
    'Set `level` by the headings of the page around it.',
  ],
  donts: ['Fold away what a decision needs: costs and risk are never behind a fold alone.'],
  accessibility: {
    role: 'Headings with buttons that control a region each.',
    keys: [{ press: 'Enter, Space', does: 'opens and closes' }],
    announces: 'Whether it is open; what is closed is neither read nor reached.',
  },
  related: ['Tabs', 'ListRow', 'FactList'],
}
