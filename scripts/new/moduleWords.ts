import type { Names } from './moduleNames.ts'

const index = ({ name }: Names) => `import type { Product } from '../../../base/definition/product.ts'

export const ${name} = {
  words: {
    en: () => import('./en.ts'),
    kor: () => import('./kor.ts'),
    tw: () => import('./tw.ts'),
  },
} as const satisfies Product
`

const english = `import type { ProductWords } from '../../../base/definition/product.ts'

export const words = {
  requests: { plan: 'Plan' },
  movements: {
    begun: { name: 'Paid into a plan', explained: 'What the plan took.' },
    ended: { name: 'Plan paid back', explained: 'What the plan gave back.' },
  },
  messages: { ended: { title: 'Your plan has ended', detail: '{{amount}} is available again' } },
} as const satisfies ProductWords
`

const korean = `import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { plan: '플랜' },
  movements: {
    begun: { name: '플랜 납입', explained: '플랜에 넣은 금액이에요.' },
    ended: { name: '플랜 환급', explained: '플랜에서 돌려받은 금액이에요.' },
  },
  messages: { ended: { title: '플랜이 끝났어요', detail: '{{amount}} 다시 쓸 수 있어요' } },
} satisfies Translated<typeof en>
`

const chinese = `import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { plan: '方案' },
  movements: {
    begun: { name: '存入方案', explained: '方案扣除的金額。' },
    ended: { name: '方案退回', explained: '方案退回的金額。' },
  },
  messages: { ended: { title: '您的方案已結束', detail: '{{amount}} 可再次使用' } },
} satisfies Translated<typeof en>
`

/** Files of the module's words on screens. */
export const wordFiles = (names: Names): Readonly<Record<string, string>> => ({
  'index.ts': index(names),
  'en.ts': english,
  'kor.ts': korean,
  'tw.ts': chinese,
})
