import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'A row of 64 that only shows something, is pressed, or leads to a screen: settings, menus, lists of accounts.',
  notFor: [
    'For an instrument with a price, `QuoteRow`; for a line of a history, `RecordRow`.',
    'For a setting, `Switch`, which is a row itself.',
  ],
  anatomy: [
    {
      part: 'Leading',
      is: 'an avatar, an icon, a tag',
      at: (root) => root.querySelector('button > :first-child'),
    },
    {
      part: 'Title and subtitle',
      is: 'two lines each at most',
      at: (root) => root.querySelector('button > :nth-child(2)'),
    },
    {
      part: 'Trailing',
      is: 'a value or a tag, never pushed away by the text',
      at: (root) => root.querySelector('button > :nth-child(3)'),
    },
    {
      part: 'Chevron',
      is: 'where the row leads to a screen',
      at: (root) => root.querySelector('button > :last-child svg'),
    },
  ],
  dos: [
    'Use `href` with the app’s link where it leads to an address, so that it can be opened in a tab.',
    'Leave the chevron out where a press opens something over the list.',
  ],
  donts: ['Put a button into a row that is itself pressed.'],
  accessibility: {
    role: 'Link or button named by all its text, or plain content; `RowList` is a list.',
    keys: [{ press: 'Enter', does: 'follows or presses; Space presses a button' }],
    announces: 'Nothing by itself.',
  },
  related: ['RecordRow', 'QuoteRow', 'Card', 'Switch'],
}
