import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Says for two seconds what came of an action: Order placed, Copied.',
  notFor: [
    'For what the reader must act on, `Dialog` or the text beside the button.',
    'For what stays true, `NoticeBar`.',
  ],
  anatomy: [
    { part: 'Message', is: 'one sentence' },
    { part: 'Icon', is: 'for success and for errors; none for the rest' },
  ],
  dos: [
    'Use the words of the catalogue for each success and each refusal.',
    'Show it also where the screen has changed at the same time: it is read out.',
  ],
  donts: ['Put a button into it: it goes too soon.', 'Show two: a new one takes the place of the old.'],
  accessibility: {
    role: 'Status, always there, over sheets and dialogs.',
    keys: [],
    announces: 'Its message, politely.',
  },
  related: ['Dialog', 'NoticeBar', 'CopyButton'],
}
