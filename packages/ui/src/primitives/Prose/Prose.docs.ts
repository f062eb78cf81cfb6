import type { WidgetDocs } from '../../widgetDocs.ts'
import { textOf } from '../../widgetParts.ts'

export const docs: WidgetDocs = {
  purpose: 'Sets a text that is read through: news, terms, an explanation of a product.',
  notFor: [
    'For a sentence or two, `Text`.',
    'For details with values, `FactList`.',
    'For questions that open one by one, `Collapse`.',
  ],
  anatomy: [
    {
      part: 'Text',
      is: '15 on lines of 24, at most some 70 letters long',
      at: (root) => textOf(root.querySelector('p')),
    },
    {
      part: 'Headings',
      is: '17, 24 over them and 8 under',
      at: (root) => textOf(root.querySelector('h2')),
    },
    { part: 'Lists', is: 'bullets or numbers, quieter than their text' },
    { part: 'Terms', is: 'a strong term, what it means under it' },
    { part: 'Date', is: 'small, in the reader’s language' },
  ],
  dos: [
    'Give news and legal texts as `blocks`: they are data, and nothing of them is read as markup.',
    'Set `lang` where the text is not in the reader’s language.',
    'Begin below the title of the screen; its headings are `h2`.',
  ],
  donts: [
    'Put figures of the market into it; they age while the text stays.',
    'Set it in bold or in capitals.',
  ],
  accessibility: {
    role: 'Headings, paragraphs and lists as they are.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['Text', 'Collapse', 'FactList'],
}
