import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  title: 'Box and Bleed',
  purpose:
    'Gives what is in it its space by the scale (`Box`), or takes it out of the space around it (`Bleed`), so that a screen needs no styles of its own.',
  notFor: [
    'For what belongs together on a surface, `Card`, which has its padding and its corners.',
    'For the distance between things, `Stack` and `Inline`.',
    'For a heading with what is under it, `Section`.',
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'padding by the space scale, a surface, corners; nothing unless it is asked for',
      at: (root) => root.querySelector('section'),
    },
    {
      part: 'Page margin',
      is: '`page`: 20 at both ends of a line, 16 where a screen is narrower than 360',
    },
    {
      part: 'Bleed',
      is: 'a margin of the same scale taken back, the page margin unless given',
      at: (root) => root.querySelector('section hr'),
    },
  ],
  dos: [
    'Give a screen its margin once: `Box` with `padding="page"` around a `Stack`.',
    'Put `Bleed` around what reaches the edges: a chart, rows with a press of their own, a strip that scrolls.',
    'Set `measured` where an amount in it is `fit`.',
  ],
  donts: [
    'Nest boxes to add up their paddings: one step of the scale is one decision.',
    'Use `Bleed` to undo a distance of `Stack`; give that group another gap.',
    'Take back more than the box around it gives: the screen would scroll sideways.',
  ],
  accessibility: {
    role: 'That of its element.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['Stack', 'Card', 'Section'],
}
