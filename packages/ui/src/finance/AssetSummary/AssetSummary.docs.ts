import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'What a person owns at the head of a screen: the total at 32 with an eye to hide it, the day’s result, four figures under it.',
  notFor: ['For one position, `PositionCard`.', 'For details without a total, `FactList`.'],
  anatomy: [
    { part: 'Label and eye', is: 'hides amounts everywhere in the app' },
    { part: 'Total', is: 'shrinks rather than run past the width' },
    { part: 'Net', is: 'the total less what is borrowed, beside it and never instead of it' },
    { part: 'Changes', is: 'each with the name of its period, in rows or beside each other' },
    { part: 'Figures', is: 'four at most: available, on hold, holdings, borrowed' },
  ],
  dos: [
    'Over a list, put the changes beside each other with `changesLook`, and the way to the rest in `trailing`.',
    'Give `onPress` to a figure that can be explained: a sheet then shows its sum.',
    'Say in `stale` why the figures are old; they are greyed with it.',
  ],
  donts: ['Add up what is not in one currency: convert first, and name the currency.'],
  accessibility: {
    role: 'Text and buttons in reading order; amounts that are hidden are read as hidden.',
    keys: [
      { press: 'Tab', does: 'eye, total, changes, figures' },
      { press: 'Enter, Space', does: 'hides or shows; explains a figure' },
    ],
    announces: 'Nothing by itself.',
  },
  related: ['Money', 'ChangeBadge', 'FactList', 'AllocationDonut'],
}
