import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows a person or a company by picture, or by initials until the picture has come and when there is none.',
  notFor: [
    'For a picture that says what a button does, `Icon`.',
    'For a paper that somebody uploads, `ImageUploader` shows its own preview.',
  ],
  anatomy: [
    { part: 'Ground', is: 'a circle of 32, 44 or 64 that grows with the text' },
    { part: 'Picture', is: 'loaded when it comes near the view' },
    {
      part: 'Initials',
      is: 'in the accent, or neutral in a list; a figure of a person where the name gives none',
    },
  ],
  dos: [
    'Set `decorative` where the name is beside it as text.',
    'Use `tone="neutral"` in lists, where each row has one and an accent would count for nothing.',
  ],
  donts: ['Rely on the picture: the initials must be enough to tell rows apart.'],
  accessibility: {
    role: 'Image named by `name`; hidden from screen readers where it is decorative.',
    keys: [],
    announces: 'Nothing while the picture loads or fails.',
  },
  related: ['Icon', 'ListRow', 'QuoteRow'],
}
