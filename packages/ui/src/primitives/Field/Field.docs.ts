import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Ties a label, a hint and an error to any control. Every field is built on it.',
  notFor: [
    'For a line of text, `TextField`, which has it inside.',
    'For a choice in rows, `RadioGroup`, which has a legend.',
  ],
  anatomy: [
    { part: 'Label', is: 'over the control, always visible, with “optional” where it may be left empty' },
    { part: 'Aside', is: 'at the end of the label’s line: another way to enter the value' },
    { part: 'Control', is: 'given the ids that tie it' },
    { part: 'Hint and error', is: 'under the control; the hint moves up where there is an aside' },
  ],
  dos: [
    'Say in the error what is wrong and how to put it right.',
    'Mark what is optional; the rest is required.',
  ],
  donts: ['Use a placeholder as label.', 'Remove the hint when the error comes: both are read.'],
  accessibility: {
    role: 'The control’s own; named by the label, described by error and hint.',
    keys: [],
    announces: 'The error when it comes, politely.',
  },
  related: ['TextField', 'NumberField', 'Select'],
}
