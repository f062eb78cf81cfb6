import type { MessageOnWire } from '@onelot/api-client'
import { type Language, instant } from '@onelot/domain'
import { throwOnMissing } from '@onelot/ui/i18n'
import { PiggyBank } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { screens } from '../../base/definition/addresses.ts'
import { addBundles } from '../../base/i18n/addBundles.ts'
import { createI18n } from '../../base/i18n/createI18n.ts'
import type { Translated } from '../../base/i18n/resources.ts'
import { loadWords } from './loadWords.ts'
import type { ProductWords, Products } from '../../base/definition/product.ts'
import { productOf } from './productOf.ts'
import { productTexts } from './productTexts.ts'
import { withProducts } from './withProducts.ts'

const en = {
  requests: { plan: 'Saving plan' },
  movements: { paid: { name: 'Paid into a plan', explained: 'What the plan took.' } },
  messages: {
    matured: { title: '{{name}} plan of {{amount}}', detail: 'It ended at {{at}}' },
    begun: { title: 'Your plan has begun' },
  },
} as const satisfies ProductWords
const kor = {
  requests: { plan: '적립 플랜' },
  movements: { paid: { name: '플랜 납입', explained: '플랜에 넣은 금액이에요.' } },
  messages: {
    matured: { title: '{{name}} 플랜 {{amount}}', detail: '{{at}}에 끝났어요' },
    begun: { title: '플랜이 시작됐어요' },
  },
} satisfies Translated<typeof en>

const planted = {
  savingPlans: {
    words: {
      en: () => Promise.resolve({ words: en }),
      kor: () => Promise.resolve({ words: kor }),
      tw: () => Promise.reject(new Error('the file did not arrive')),
    },
    icon: PiggyBank,
    leads: { to: 'mine' },
  },
  bareLoans: {
    words: {
      en: () => Promise.resolve({ words: {} }),
      kor: () => Promise.resolve({ words: {} }),
      tw: () => Promise.resolve({ words: { requests: { loan: '貸款' } } }),
    },
  },
} as const satisfies Products

async function textsIn(language: Language) {
  const i18n = createI18n(throwOnMissing)
  addBundles(i18n, language, { products: await loadWords(language, planted) })
  return productTexts(i18n, language)
}
const values = { amount: '₩100', name: 'Apple', at: '10 March' }

describe('the words of a product', () => {
  it('name its requests, its movements and its messages, in each language', async () => {
    const english = await textsIn('en')
    expect(english.request('savingPlans.plan')).toBe('Saving plan')
    expect(english.movement('savingPlans.paid')).toEqual(en.movements.paid)
    const korean = await textsIn('kor')
    expect(korean.request('savingPlans.plan')).toBe('적립 플랜')
    expect(korean.movement('savingPlans.paid')).toEqual(kor.movements.paid)
  })

  it('say what a message carries', async () => {
    const english = await textsIn('en')
    expect(english.message('savingPlans.matured', values)).toEqual({
      title: 'Apple plan of ₩100',
      detail: 'It ended at 10 March',
    })
  })

  it('leave a message without a detail where they have none', async () => {
    const english = await textsIn('en')
    expect(english.message('savingPlans.begun', values)).toEqual({ title: 'Your plan has begun' })
  })
})

describe('what has no words', () => {
  const nothing = { name: undefined, explained: undefined }

  it.each([
    'savingPlans.other',
    'bareLoans.paid',
    'nowhere.paid',
    'savingPlans.paid.name',
    '.',
    'a.',
  ] as const)('is left to general ones, without an error: %s', async (kind) => {
    const english = await textsIn('en')
    expect(english.request(kind)).toBeUndefined()
    expect(english.movement(kind)).toEqual(nothing)
    expect(english.message(kind, {})).toBeUndefined()
  })

  it('is a product whose file did not arrive; others keep theirs', async () => {
    const chinese = await textsIn('tw')
    expect(chinese.request('savingPlans.plan')).toBeUndefined()
    expect(chinese.request('bareLoans.loan')).toBe('貸款')
  })

  it('is every product where no screen has loaded any', () => {
    const bare = productTexts(createI18n(throwOnMissing), 'en')
    expect(bare.request('savingPlans.plan')).toBeUndefined()
  })
})

describe('a message', () => {
  const base = { id: 'm', at: instant(0), read: false }
  const ended = (request: `${string}.${string}`): MessageOnWire => ({
    ...base,
    kind: 'requestEnded',
    params: { request, id: 'r', ending: 'passed' },
  })

  it('has the icon of its product, and leads where the product says', () => {
    const matured: MessageOnWire = { ...base, kind: 'product', params: { name: 'savingPlans.matured' } }
    expect(productOf(ended('savingPlans.plan'), planted)).toBe(planted.savingPlans)
    expect(productOf(matured, planted)).toBe(planted.savingPlans)
  })

  it('has neither where it is of no product in the list', () => {
    expect(productOf(ended('constructor.name'), planted)).toBeUndefined()
    expect(productOf({ ...base, kind: 'realNamePassed', params: {} }, planted)).toBeUndefined()
    expect(productOf(ended('unlisted.plan'))).toBeUndefined()
  })
})

describe('what shows movements or messages', () => {
  it('gets the words of products with its own', async () => {
    const own = withProducts({
      en: () => Promise.resolve({ notes: { title: 'Notes' } }),
      kor: () => Promise.resolve({ notes: { title: '메모' } }),
      tw: () => Promise.resolve({ notes: { title: '筆記' } }),
    })
    expect(await own.kor()).toMatchObject({ notes: { title: '메모' }, products: {} })
  })

  it('does so on each screen with the words of a ledger or of messages', async () => {
    const bundles = await Promise.all(
      screens.map(async ({ name, messages }) => ({ name, namespaces: Object.keys(await messages.en()) })),
    )
    const shows = (namespaces: readonly string[]): boolean =>
      ['ledger', 'notices'].some((namespace) => namespaces.includes(namespace))
    const showing = bundles.filter(({ namespaces }) => shows(namespaces))
    expect(showing.map(({ name }) => name)).toContain('fundRecord')
    expect(showing.filter(({ namespaces }) => !namespaces.includes('products'))).toEqual([])
  })
})

it('a language that lacks a text of the English words does not compile', () => {
  // @ts-expect-error the movement has no sentence
  const lacking = { ...kor, movements: { paid: { name: '플랜 납입' } } } satisfies Translated<typeof en>
  expect(lacking.movements.paid).not.toHaveProperty('explained')
})
