import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Agrees to something, or leaves it: terms on the way to an account, an indicator of the chart.',
  notFor: ['For a setting that holds at once, `Switch`.', 'For one out of a few, `RadioGroup`.'],
  anatomy: [
    { part: 'Box', is: 'with a tick' },
    { part: 'Label', is: 'what is agreed to; links in it open without ticking' },
    { part: 'Error', is: 'under it, with its icon' },
  ],
  dos: [
    'Say the agreement in the label, and link the document in it.',
    'Set the error after a try to go on, not before.',
  ],
  donts: ['Tick a box beforehand.', 'Word it as a negation: a tick means yes.'],
  accessibility: {
    role: 'Checkbox named by its label, links included.',
    keys: [{ press: 'Space', does: 'ticks and unticks' }],
    announces: 'The error when it comes; the box is invalid then.',
  },
  related: ['Switch', 'RadioGroup'],
}
