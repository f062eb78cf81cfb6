import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'The state of an order, a position, an application or a request, in one word or two.',
  notFor: ['For other labels, `Tag`.', 'For the way of a request through its states, `Steps`.'],
  anatomy: [
    {
      part: 'Word',
      is: 'follows from the state, in the words of the catalogue',
      at: (root) => root.querySelector('[data-status]'),
    },
    {
      part: 'Tone',
      is: 'violet while something is still to happen, quiet once it is over, the error’s where it failed',
    },
    { part: 'Icon', is: 'with an error' },
  ],
  dos: ['Pass the state as the domain has it.'],
  donts: ['Write a word of your own for a state.', 'Use market colours: a state is no price.'],
  accessibility: {
    role: 'Text.',
    keys: [],
    announces: 'Nothing by itself; the list or the toast says a change.',
  },
  related: ['Tag', 'Steps', 'PositionCard', 'RecordRow'],
}
