import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Says for two seconds what came of an action: Order placed, Copied. It ends with its screen, unless the action leads to another one.',
  notFor: [
    'For what the reader must act on, `Dialog` or the text beside the button.',
    'For what stays true, `NoticeBar`.',
  ],
  anatomy: [
    {
      part: 'Message',
      is: 'one sentence, above the tab bar and the actions at the bottom, far from titles and their figures',
    },
    { part: 'Icon', is: 'for success and for errors; none for the rest' },
    { part: 'Action', is: 'one word that takes back what was done; with it, a toast stays for six seconds' },
  ],
  dos: [
    'Use the words of the catalogue for each success and each refusal.',
    'Show it also where the screen has changed at the same time: it is read out.',
  ],
  donts: [
    'Give it an action that the screen does not offer in another way: it goes by itself.',
    'Show two: a new one takes the place of the old.',
  ],
  accessibility: {
    role: 'Status, always there, over sheets and dialogs.',
    keys: [
      {
        press: 'Tab, Enter',
        does: 'to its action at the end of the page, which keeps it there, and presses it',
      },
    ],
    announces: 'Its message, politely.',
  },
  related: ['Dialog', 'NoticeBar', 'CopyButton'],
}
