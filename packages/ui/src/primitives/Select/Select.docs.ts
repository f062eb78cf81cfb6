import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'One of many by the device’s own picker: a bank, a country code.',
  notFor: [
    'For a few that need explaining, `RadioGroup`.',
    'For choices that depend on each other, `Picker`.',
  ],
  anatomy: [
    { part: 'Label, hint, error', is: 'as every field' },
    { part: 'Box', is: 'the chosen text, or the placeholder, and an arrow' },
    { part: 'Picker', is: 'the device’s own, with its search and its wheel' },
  ],
  dos: [
    'Sort by what readers look for: the common ones first, then by name.',
    'Leave `value` undefined where nothing is chosen; the placeholder says what to do.',
  ],
  donts: ['Use it for yes and no.'],
  accessibility: {
    role: 'Combo box of the device, named by its label.',
    keys: [{ press: 'Arrow keys, letters', does: 'another choice' }],
    announces: 'The error when it comes.',
  },
  related: ['RadioGroup', 'Picker', 'ChipSelect', 'Field'],
}
