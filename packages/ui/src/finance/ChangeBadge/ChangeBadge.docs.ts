import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'A change with its arrow and its sign: the day’s, or a result of the reader’s own.',
  notFor: [
    'For an amount that moved, such as a deposit, `Money` with its sign and no market colour.',
    'For a direction without a figure, a text.',
  ],
  anatomy: [
    {
      part: 'Arrow',
      is: 'up or down; none where the figure shows zero',
      at: (root) => root.querySelector('svg'),
    },
    {
      part: 'Figure',
      is: 'the rate, the amount, or the amount with the rate behind it',
      at: (root) => root.querySelector('[data-direction] > :last-child'),
    },
    {
      part: 'Ground',
      is: 'a tint of the direction, where it is by itself',
      at: (root) => root.querySelector('[data-direction]'),
    },
  ],
  dos: [
    'Take the change from `changeBetween` or `dayChange`, so that amount, rate and direction agree.',
    'Use the same reference for all changes of a screen.',
  ],
  donts: ['Remove arrow or sign: colour alone says nothing, and red means up in Seoul and down in New York.'],
  accessibility: {
    role: 'Text; the direction is read as a word before the figure.',
    keys: [],
    announces: 'Nothing by itself.',
  },
  related: ['PriceText', 'Money', 'QuoteRow'],
}
