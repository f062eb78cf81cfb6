import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Tells a person over any screen what has just happened elsewhere: an alert fired, an order was filled.',
  notFor: [
    'For what came of the person’s own action, `Toast`.',
    'For what stays true of a screen, `NoticeBar`.',
  ],
  anatomy: [
    { part: 'Icon', is: 'the kind of news' },
    { part: 'Text', is: 'what happened, and a quieter line about it; both open it' },
    { part: 'Button', is: 'where a press must not come by chance: opens it, and nothing else does' },
    {
      part: 'Close button',
      is: 'puts it away before its six seconds are over; with a button it stays until then',
    },
  ],
  dos: [
    'Open what the news is about, not a list of news.',
    'Keep the news elsewhere too: the banner goes by itself.',
    'Give it a button where opening it takes the reader away from what shows.',
  ],
  donts: ['Show two at once: count the others in `detail`.'],
  accessibility: {
    role: 'Status, over sheets and dialogs, with two buttons in it.',
    keys: [{ press: 'Tab', does: 'reaches it; it stays while it has the focus' }],
    announces: 'Its text, politely.',
  },
  related: ['Toast', 'NoticeBar'],
}
