import type { Names } from './moduleNames.ts'

const index = ({ name, area }: Names) => `import type { Product } from '../../../base/definition/product.ts'

/** The words of \`${area}/${name}\`. */
export const ${name} = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
  leads: { to: '${name}' },
} as const satisfies Product
`

const english = `import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { purchase: 'Purchase' },
  messages: {
    unlocked: { title: 'You may sell your {{name}} now', detail: '{{shares, number}} shares' },
  },
} as const satisfies ProductWords
`

const korean = `import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { purchase: '매수 신청' },
  messages: { unlocked: { title: '이제 {{name}} 주식을 팔 수 있어요', detail: '{{shares, number}}주' } },
} satisfies Translated<typeof en>
`

const chinese = `import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { purchase: '買進申請' },
  messages: { unlocked: { title: '{{name}} 現在可以賣出', detail: '{{shares, number}} 股' } },
} satisfies Translated<typeof en>
`

/** Files of a product's words on screens. */
export const productWordFiles = (names: Names): Readonly<Record<string, string>> => ({
  'index.ts': index(names),
  'en.ts': english,
  'kor.ts': korean,
  'tw.ts': chinese,
})
