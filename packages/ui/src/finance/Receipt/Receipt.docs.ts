import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows what was sent and what has become of it: an order, a deposit, a withdrawal, an application.',
  notFor: [
    'For what is not sent yet, `ReviewSheet`.',
    'For one of many in a list, `RecordRow`, which opens this.',
  ],
  anatomy: [
    {
      part: 'What was done',
      is: 'where that is final: a check mark and one sentence, in place of amount and state',
    },
    { part: 'Amount', is: 'what moved, at 32 and with its sign' },
    { part: 'State', is: 'by its tag, and by steps where it is on a way' },
    { part: 'Rows', is: 'what was sent, and what was decided' },
    { part: 'Number', is: 'by which it is found, with a button that copies it' },
    { part: 'Share', is: 'what the device does with text' },
  ],
  dos: [
    'Say in the step that is under way until when it is expected.',
    'Give the reason in the step that failed.',
  ],
  donts: ['Share an account number in full.'],
  accessibility: {
    role: 'Its steps and its rows are lists named by `label`.',
    keys: [{ press: 'Enter, Space', does: 'copy the number, or share' }],
    announces: 'That the number was copied.',
  },
  related: ['ReviewSheet', 'Steps', 'FactList', 'CopyButton', 'StatusTag'],
}
