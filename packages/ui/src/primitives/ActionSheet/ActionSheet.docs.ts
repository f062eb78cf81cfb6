import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Lists what may be done about one thing, one action in a row, in a sheet over the page.',
  notFor: [
    'For a single action, a `Button` beside the thing.',
    'For a choice of a value, `Select`, `RadioGroup` or `Picker`: an action sheet does something.',
  ],
  anatomy: [
    { part: 'Title', is: 'the thing that the actions are done to, with one line under it' },
    { part: 'Action', is: 'icon, label and a second line that says what it costs or why it is off' },
    { part: 'Cancel', is: 'the button at the foot, which closes the sheet without doing anything' },
  ],
  dos: [
    'Say in the second line why an action is off; it keeps its row and its focus so that this can be read.',
    'Keep the sheet open with `loading` on the row while an action waits for its answer.',
  ],
  donts: [
    'Carry out what cannot be undone from here: ask again in a Dialog.',
    'Colour an action red to warn. Red belongs to falling or rising prices and to errors.',
  ],
  accessibility: {
    role: 'Modal dialog named by its title; the actions are a list of buttons.',
    keys: [
      { press: 'Tab', does: 'through the actions, those that are off included, to Cancel' },
      { press: 'Enter, Space', does: 'carries out the action' },
      { press: 'Escape', does: 'closes' },
    ],
    announces: 'The title and its line when it opens; an action that waits is busy and says so.',
  },
  related: ['Sheet', 'Dialog', 'Select', 'ListRow'],
}
