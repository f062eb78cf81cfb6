import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows a text as a picture for another device: a wallet address, an invitation.',
  notFor: [
    'For text that is used on the same device, `CopyButton`.',
    'For secrets: a picture of a screen keeps them.',
  ],
  anatomy: [
    { part: 'Code', is: 'dark on light in every theme, because scanners need it so' },
    { part: 'Quiet zone', is: 'four modules of light around it' },
  ],
  dos: ['Show the text itself beside it, with a copy button.'],
  donts: [
    'Put a logo into it or colour it.',
    'Put it into a column narrower than its 208 px: scanners need the size.',
  ],
  accessibility: {
    role: 'Image named by `label`.',
    keys: [],
    announces: 'That the text is too long, where it does not fit.',
  },
  related: ['CopyButton', 'Card'],
}
