import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'The header of a screen that was opened from another: its title and the way back.',
  notFor: [
    'On the screens of the tab bar, which have a header of their own without a way back.',
    'In a sheet, which has its own title and close button.',
  ],
  anatomy: [
    { part: 'Back', is: 'an icon button, left out where there is nowhere to go back to' },
    { part: 'Title', is: 'the level-one heading of the page' },
    { part: 'Detail', is: 'a line under it for the figure that stays in sight after scrolling' },
    { part: 'Trailing', is: 'icon buttons, two at most' },
  ],
  dos: [
    'Use the screen’s title from its definition, so that links and the document say the same.',
    'Show in the detail the one figure that matters, for instance the price.',
  ],
  donts: ['Put a second primary action here.'],
  accessibility: {
    role: 'Header with the level-one heading.',
    keys: [{ press: 'Tab', does: 'back first, then the buttons at the end' }],
    announces: 'Nothing; focus moves to the heading when the screen opens.',
  },
  related: ['TabBar', 'IconButton', 'Tabs'],
}
