import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'A button that is an icon, where room is short and the picture is known: back, close, search, hide amounts.',
  notFor: ['Where a word would be clearer and has room, `Button`.', 'To go on from a row, `ListRow`.'],
  anatomy: [
    { part: 'Target', is: '44 × 44 whatever the icon’s size', at: (root) => root.querySelector('button') },
    { part: 'Icon', is: 'one of the set', at: (root) => root.querySelector('button svg') },
    {
      part: 'Ground',
      is: 'none, or a tint for an icon that is by itself',
      at: (root) => root.querySelector('button + button'),
    },
  ],
  dos: [
    'Name what it does in `label`, by the thing: `Remove Apple`.',
    'Set `pressed` for a toggle and leave the label as it is.',
  ],
  donts: ['Use it for the primary action of a screen.', 'Put more than two at the end of a header.'],
  accessibility: {
    role: 'Button named by `label`; a toggle button where `pressed` is given.',
    keys: [{ press: 'Enter, Space', does: 'presses it' }],
    announces: 'Whether a toggle is on.',
  },
  related: ['Button', 'Icon', 'NavBar'],
}
