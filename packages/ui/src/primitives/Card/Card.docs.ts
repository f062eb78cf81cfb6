import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Groups what belongs together on a surface of its own. Space separates cards: no border, no shadow.',
  notFor: [
    'For rows that lead somewhere, `ListRow` in a card without padding.',
    'For what covers the page, `Sheet` or `Dialog`: only these cast a shadow.',
  ],
  anatomy: [
    {
      part: 'Surface',
      is: 'white on light, one step brighter than the ground on dark, with corners of 16',
      at: (root) => root.querySelector('section'),
    },
    { part: 'Padding', is: 'inside, or none where rows reach the edges' },
  ],
  dos: [
    'Give a card that is a section a heading, or an `aria-label`.',
    'Use `padding="none"` around rows, so that their hairlines and their press reach the edges.',
  ],
  donts: [
    'Put a card into a card: the second one has no ground to be seen on.',
    'Make a whole card a button; `PositionCard` shows how a row in it is one.',
  ],
  accessibility: {
    role: 'None of its own; `section`, `article` and `li` have theirs.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['Stack', 'ListRow', 'PositionCard'],
}
