import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Opens the search from a header: it looks like a field, and is a link.',
  notFor: ['On the screen that searches itself, `SearchField`.'],
  anatomy: [
    { part: 'Icon', is: 'a magnifying glass' },
    { part: 'Text', is: 'one word, cut where it finds no room' },
  ],
  dos: ['Lead to a screen that focuses its `SearchField` at once.'],
  donts: ['Put two on one screen.'],
  accessibility: {
    role: 'A link, named by `label`.',
    keys: [{ press: 'Tab, Enter', does: 'to it, and opens the search' }],
    announces: 'Nothing.',
  },
  related: ['SearchField', 'NavBar'],
}
