import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Sets how much is borrowed, with what that can cost in plain words under it.',
  notFor: [
    'Where one choice is allowed: it then shows its sentence alone.',
    'For the side of an order, `SideSwitch`.',
  ],
  anatomy: [
    { part: 'Choices', is: '1, 2, 5, 10 times, those that the instrument allows' },
    {
      part: 'Sentence',
      is: 'how much is borrowed, the move that leads to a forced close, and its price',
    },
  ],
  dos: ['Pass the price at which the system would close, formatted with its currency.', 'Begin at 1.'],
  donts: ['Praise what more leverage could win.', 'Hide the sentence: risk and cost are beside the action.'],
  accessibility: {
    role: 'Radio group named Leverage; the sentence is a live region.',
    keys: [{ press: 'Arrow keys', does: 'choose' }],
    announces: 'The sentence, when it changes.',
  },
  related: ['SideSwitch', 'OrderTicket', 'SegmentedControl'],
}
