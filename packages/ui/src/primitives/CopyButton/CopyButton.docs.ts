import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Copies a number or an address that must be exact: an account number, a wallet address.',
  notFor: [
    'For sharing a page, the device’s own sheet.',
    'For text that is short enough to be remembered, nothing.',
  ],
  anatomy: [
    { part: 'Button', is: 'words, or an icon in a row' },
    { part: 'Outcome', is: '“Copied” for two seconds; a failure stays until the next try' },
  ],
  dos: [
    'Show the text beside the button, so that it can be copied by hand where there is no clipboard.',
    'Name what is copied: `Copy account number`.',
  ],
  donts: ['Copy something other than what is seen.'],
  accessibility: {
    role: 'Button named by its label.',
    keys: [{ press: 'Enter, Space', does: 'copies' }],
    announces: '“Copied”, or that it failed, as a status.',
  },
  related: ['QRCode', 'Button', 'IconButton'],
}
