import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'A picture beside text that says the same.',
  notFor: [
    'As the only content of a button, `IconButton`, which has a name.',
    'For the mark of a company, `Avatar`.',
  ],
  anatomy: [
    {
      part: 'Picture',
      is: 'of lucide, in the colour of the text around it, 24 or 18, growing with the text',
      at: (root) => root.querySelector('svg'),
    },
    {
      part: 'Fill',
      is: 'for a star or a heart that is on',
      at: (root) => root.querySelectorAll('svg')[1],
    },
  ],
  dos: ['Use one picture for one meaning in the whole app: the eye hides amounts, the sliders are settings.'],
  donts: [
    'Use an icon without a text beside it: it has no name.',
    'Import an icon of another set; weights would differ.',
  ],
  accessibility: {
    role: 'None: hidden from screen readers.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['IconButton', 'Button', 'Avatar'],
}
