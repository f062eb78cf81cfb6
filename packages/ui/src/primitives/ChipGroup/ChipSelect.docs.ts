import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'One choice out of many as a chip, in a row in which the choices find no room: the exchange over a market list.',
  notFor: [
    'In a form, `Select`, with its label in sight.',
    'For up to four choices, `SegmentedControl` or `ChipGroup`.',
  ],
  anatomy: [
    { part: 'Chip', is: 'the chosen text', at: (root) => root.querySelector('select') },
    { part: 'Arrow', is: 'that there are others', at: (root) => root.querySelector('svg') },
    { part: 'Picker', is: 'the device’s own' },
  ],
  dos: ['Name in `label` what is chosen; it is read out and not seen, so the chosen text must say it alone.'],
  donts: ['Use it without a value: there always is one.'],
  accessibility: {
    role: 'Combo box of the device, named by its label.',
    keys: [{ press: 'Arrow keys, letters', does: 'another choice, as the device does it' }],
    announces: 'The chosen text.',
  },
  related: ['ChipGroup', 'Select', 'SegmentedControl'],
}
