import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Heads a part of a screen, and leads on to the whole of what shows of it.',
  notFor: [
    'For a group of fields in a form, `RadioGroup` or a legend of its own.',
    'For what opens and closes, `Collapse`.',
  ],
  anatomy: [
    { part: 'Heading', is: '17 on the page, 15 within a card, bold', at: (root) => root.querySelector('h2') },
    {
      part: 'Action',
      is: 'a note or a button at the end of its line, under it where the text is large',
      at: (root) => root.querySelector('h2 + *'),
    },
    {
      part: 'See all',
      is: 'a link to the whole list; its touch target is higher than its line',
      at: (root) => root.querySelector('a'),
    },
    {
      part: 'Content',
      is: 'twelve under the heading: a card, rows, a chart',
      at: (root) => root.querySelector('section > :last-child'),
    },
  ],
  dos: [
    'Put the card into the section where the card has only rows, and the section into the card where the heading explains figures.',
    'Set `level` by the outline: `h3` within a part that has its own `h2`.',
    'Give `seeAll` wherever a list is cut, and nowhere else.',
  ],
  donts: [
    'Head every card: what its first line says needs no heading over it.',
    'Write the number of rows into the heading; it changes while it is read.',
  ],
  accessibility: {
    role: 'Region named by its heading.',
    keys: [{ press: 'Enter', does: 'on the link opens the whole list' }],
    announces: 'Nothing.',
  },
  related: ['Card', 'Stack', 'ListRow'],
}
