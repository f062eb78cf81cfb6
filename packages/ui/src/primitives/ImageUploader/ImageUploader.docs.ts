import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Takes pictures of papers by camera or from files: an ID, the receipt of a transfer.',
  notFor: [
    'For a portrait of the reader that is only decoration: there is none in this app.',
    'For documents other than pictures: the broker takes none.',
  ],
  anatomy: [
    { part: 'Label line', is: 'the label, with the number of pictures and the most there may be' },
    { part: 'Limits', is: 'the formats and the size that are accepted' },
    { part: 'Picture row', is: 'preview, name, progress or outcome, and what can be done' },
    { part: 'Choose', is: 'camera and files, one beside the other' },
  ],
  dos: ['Say in the hint what must be legible.', 'Offer the front camera only for a face.'],
  donts: [
    'Send the original: the widget makes it smaller on the device and checks its content, not its name.',
    'Remove a failed picture by itself; the reader retries or removes it.',
  ],
  accessibility: {
    role: 'Group named by its label; each picture is a row of a list with its buttons.',
    keys: [
      { press: 'Tab', does: 'through the rows, then camera and files' },
      { press: 'Enter, Space', does: 'chooses, retries or removes' },
    ],
    announces: 'The state of each picture as it changes, and why each refused file was refused.',
  },
  related: ['Progress', 'Field'],
}
