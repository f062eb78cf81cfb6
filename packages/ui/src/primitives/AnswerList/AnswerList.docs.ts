import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Keeps the answers to earlier questions in sight, a line each, while a form asks one at a time.',
  notFor: [
    'For what will be sent, once more before it is, `ReviewSheet`.',
    'For details that cannot be changed, `FactList`.',
  ],
  anatomy: [{ part: 'Line', is: 'what was asked, what was answered, a pencil; all of it is pressed' }],
  dos: ['Show a secret as dots, always as many: the length of a password says something of it.'],
  donts: ['List a question that is not answered yet.'],
  accessibility: {
    role: 'List named by `label`, of buttons named by question and answer.',
    keys: [{ press: 'Enter, Space', does: 'lead back to the question' }],
    announces: 'Nothing by itself.',
  },
  related: ['Progress', 'FactList', 'ListRow'],
}
