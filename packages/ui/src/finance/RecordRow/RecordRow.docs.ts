import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'One line of a history: a deposit, an order that was filled, a dividend.',
  notFor: ['For something that is still open, `PositionCard`.', 'For settings and menus, `ListRow`.'],
  anatomy: [
    { part: 'Title', is: 'what happened, as a person would say it' },
    { part: 'Line', is: 'what it was about, when, its number' },
    { part: 'Amount', is: 'with its sign where it is a movement of money' },
    { part: 'Status', is: 'how far it has got' },
  ],
  dos: [
    'Use `quiet` for what changes nothing for good, such as money that an order holds.',
    'Set `dated={false}` under a heading that says the day.',
  ],
  donts: ['Colour the amount: a movement of money is no price.', 'Name accounts of the ledger.'],
  accessibility: {
    role: 'Plain row, button or link, named by all its text.',
    keys: [{ press: 'Enter', does: 'opens it' }],
    announces: 'Nothing by itself.',
  },
  related: ['ListRow', 'PositionCard', 'StatusTag', 'Money'],
}
