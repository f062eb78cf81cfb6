import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Asks one question in the middle of the screen, or says what happened, when the reader must answer before going on.',
  notFor: [
    'For a form or a list, `Sheet`.',
    'For what has been done, `Toast`; for what stays true, `NoticeBar`.',
  ],
  anatomy: [
    { part: 'Title', is: 'the question', at: (root) => root.querySelector('[role=dialog] h2') },
    {
      part: 'Description',
      is: 'what follows from the answer',
      at: (root) => root.querySelector('[role=dialog] h2 + p'),
    },
    {
      part: 'Actions',
      is: 'the safest first',
      at: (root) => root.querySelector('[role=dialog] > div:has(button)'),
    },
    { part: 'Scrim', is: 'dims the page; a press on it closes, unless the question is urgent' },
  ],
  dos: [
    'Name the buttons by what they do: Cancel order, Keep order.',
    'Set `urgent` only where a decision is lost without an answer.',
  ],
  donts: ['Ask “Are you sure?” for what can be undone.', 'Open a second dialog over the first.'],
  accessibility: {
    role: 'Dialog, or alert dialog where it is urgent, named by its title.',
    keys: [
      { press: 'Tab', does: 'stays in the dialog' },
      {
        press: 'Escape',
        does: 'closes it, also an urgent one, unless the field with the focus uses the key',
      },
    ],
    announces:
      'Title and description when it opens; focus returns to where it was, or to what opened the sheet that it was in.',
  },
  related: ['Sheet', 'ActionSheet', 'Toast'],
}
