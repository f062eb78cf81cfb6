import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Takes a line of text: a phone number, a name, an invitation code.',
  notFor: [
    'For numbers, `NumberField` and its kin; for a password, `PasswordField`.',
    'For a search, `SearchField`.',
  ],
  anatomy: [
    { part: 'Label, hint, error, aside', is: 'as every field' },
    { part: 'Prefix', is: 'a country code' },
    { part: 'Text', is: '17 px, so that phones do not zoom in' },
    { part: 'Suffix', is: 'a unit, a button' },
  ],
  dos: [
    'Set `inputMode`, `autoComplete` and `name`, so that the right keyboard and the stored value come.',
    'Say what is wrong once the field is left, not at the first letter.',
  ],
  donts: ['Trim or format while it is typed.'],
  accessibility: {
    role: 'Text field named by its label, described by error and hint; invalid while it has an error.',
    keys: [{ press: 'Tab', does: 'to the field, then to what is in its suffix' }],
    announces: 'The error when it comes.',
  },
  related: ['Field', 'NumberField', 'PasswordField', 'SearchField'],
}
