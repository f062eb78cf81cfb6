import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  title: 'Tag and Badge',
  purpose:
    'A short label of the thing beside it (`Tag`), a count on top of something (`Badge`), the permanent mark of what is made up (`SimulatedTag`).',
  notFor: [
    'For a state, `StatusTag`, whose words and tone follow from it.',
    'For something to press, `ChipGroup`.',
  ],
  anatomy: [
    {
      part: 'Tag',
      is: 'one or two words on a tint',
      at: (root) => root.querySelector('[data-tone]'),
    },
    { part: 'Badge', is: 'a count up to 99+, or a dot; nothing at zero' },
    { part: 'Simulated', is: 'a pill, or quiet text among rows that say the same' },
  ],
  dos: [
    'Say what a badge counts: 3 unread messages.',
    'Keep `SimulatedTag` wherever a price or an issuer is made up; it has no way to be hidden.',
  ],
  donts: ['Use the tones `up` and `down` for anything but prices.'],
  accessibility: {
    role: 'Text; a badge is an image named by its label.',
    keys: [],
    announces: 'Nothing by itself.',
  },
  related: ['StatusTag', 'Notices', 'TabBar'],
}
