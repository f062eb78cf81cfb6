import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Shows what will be sent once more before it is: a withdrawal, an exchange, an application.',
  notFor: [
    'For an order of shares, `OrderReviewSheet`, which is made of this one.',
    'For what was sent already, `Receipt`.',
  ],
  anatomy: [
    { part: 'Total', is: 'the figure that matters most, at 32' },
    { part: 'Facts', is: 'what will be sent, as it was answered' },
    { part: 'Costs', is: 'one line that unfolds' },
    { part: 'After', is: 'what is left, or when it arrives' },
    { part: 'Footer', is: 'what became of it, and the one action' },
  ],
  dos: [
    'Freeze the figures when the review opens.',
    'Let the total be the sum of what is under it.',
    'Name the action by what it does and how much: `Withdraw $120`.',
  ],
  donts: ['Ask anything here: a way back leads to the form as it was filled in.'],
  accessibility: {
    role: 'Modal dialog named by its title.',
    keys: [
      { press: 'Enter', does: 'on the costs unfolds them; on the action sends' },
      { press: 'Escape', does: 'goes back' },
    ],
    announces: 'What the footer says of the outcome.',
  },
  related: ['OrderReviewSheet', 'Receipt', 'FactList', 'PinSheet'],
}
