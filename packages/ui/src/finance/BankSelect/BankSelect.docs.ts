import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Chooses one of many banks, by mark and name, with those chosen before on top.',
  notFor: [
    'For an account that is already known, `AccountChoice`.',
    'For ten choices or fewer, `Select`.',
    'For one of a few that need explaining, `RadioGroup`.',
  ],
  anatomy: [
    { part: 'Field', is: 'as every field; mark and name of the chosen one, or the placeholder' },
    {
      part: 'Search',
      is: 'by name, by a name in another language, by Korean as it is typed or by its initial consonants, by code',
    },
    { part: 'Recent', is: 'banks chosen before, only while nothing is typed' },
    { part: 'List', is: 'the others in their order; of what is found the best match first' },
    { part: 'Nothing found', is: 'says so, and what to try' },
  ],
  dos: [
    'Give `name` in the reader’s language and the other names as `aliases`.',
    'Sort by what readers look for: the large ones first.',
    'Keep `recent` with the device; three are enough.',
  ],
  donts: ['Offer a bank that cannot be paid to.', 'Preselect one: a payment to the wrong bank comes back.'],
  accessibility: {
    role: 'Combo box named by its label that opens a sheet; in it a search with a list box.',
    keys: [
      { press: 'Enter, Space', does: 'open the list' },
      { press: 'Arrow keys', does: 'move through the list while the search keeps the focus' },
      { press: 'Enter', does: 'in the search takes the marked bank' },
      { press: 'Escape', does: 'empties the search; once empty, closes the list' },
    ],
    announces: 'How many banks were found; the error when it comes.',
  },
  related: ['Select', 'SearchField', 'Sheet', 'AccountChoice'],
}
