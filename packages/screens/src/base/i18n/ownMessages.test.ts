import { describe, expect, it } from 'vitest'
import { addBundles } from './addBundles.ts'
import { createI18n } from './createI18n.ts'
import { addOwnMessages } from './ownMessages.ts'

const ours = {
  landing: { sentence: 'Learn to invest.', register: 'Open an account' },
  aboutUs: { text: '{{name}} is a brokerage.', principle: { costs: 'Costs first.', risk: 'Risk in words.' } },
}
const own = {
  landing: { sentence: 'Invest like a neighbour.' },
  aboutUs: { principle: { costs: 'No fees.' } },
}

const wordsOf = (i18n: ReturnType<typeof createI18n>) => [
  i18n.t('sentence', { lng: 'en-US', ns: 'landing' }),
  i18n.t('register', { lng: 'en-US', ns: 'landing' }),
  i18n.t('principle.costs', { lng: 'en-US', ns: 'aboutUs' }),
  i18n.t('principle.risk', { lng: 'en-US', ns: 'aboutUs' }),
]
const expected = ['Invest like a neighbour.', 'Open an account', 'No fees.', 'Risk in words.']

describe('the words of a site', () => {
  it('take the place of ours, and leave those that it has none for', () => {
    const i18n = createI18n()
    addBundles(i18n, 'en', ours)
    addOwnMessages(i18n, 'en', own)
    expect(wordsOf(i18n)).toEqual(expected)
  })

  it('stay when a screen brings ours later, and again', () => {
    const i18n = createI18n()
    addOwnMessages(i18n, 'en', own)
    expect(i18n.hasResourceBundle('en-US', 'landing')).toBe(false)
    addBundles(i18n, 'en', ours)
    addBundles(i18n, 'en', ours)
    expect(wordsOf(i18n)).toEqual(expected)
  })

  it('are those of every call, the later ones over the earlier', () => {
    const i18n = createI18n()
    addOwnMessages(i18n, 'en', { landing: { sentence: 'First.', register: 'Join' } })
    addOwnMessages(i18n, 'en', { aboutUs: { principle: { costs: 'No fees.' } } })
    addOwnMessages(i18n, 'en', { landing: { sentence: 'Invest like a neighbour.' } })
    addOwnMessages(i18n, 'en', { aboutUs: { principle: { risk: 'Risk, plainly.' } } })
    addBundles(i18n, 'en', ours)
    expect(wordsOf(i18n)).toEqual(['Invest like a neighbour.', 'Join', 'No fees.', 'Risk, plainly.'])
  })

  it('go away again where they are taken away, also of screens that came since, and leave those of other calls', () => {
    const i18n = createI18n()
    addBundles(i18n, 'en', { landing: ours.landing })
    addOwnMessages(i18n, 'en', { landing: { register: 'Join' } })
    const remove = addOwnMessages(i18n, 'en', own)
    addBundles(i18n, 'en', { aboutUs: ours.aboutUs })
    expect(wordsOf(i18n)).toEqual(['Invest like a neighbour.', 'Join', 'No fees.', 'Risk in words.'])
    remove()
    remove()
    expect(wordsOf(i18n)).toEqual(['Learn to invest.', 'Join', 'Costs first.', 'Risk in words.'])
    addBundles(i18n, 'en', ours)
    expect(wordsOf(i18n)).toEqual(['Learn to invest.', 'Join', 'Costs first.', 'Risk in words.'])
  })

  it('leave no key that ours do not have, such as a plural form, once they are taken away', () => {
    const i18n = createI18n()
    const home = { due: { all_other: 'All {{count}}' } }
    addBundles(i18n, 'en', { home })
    const none: object = { home: { due: { all_zero: 'None' } } }
    const remove = addOwnMessages(i18n, 'en', none)
    expect(i18n.t('due.all', { lng: 'en-US', ns: 'home', count: 0 })).toBe('None')
    remove()
    expect(i18n.t('due.all', { lng: 'en-US', ns: 'home', count: 0 })).toBe('All 0')
    expect(i18n.getResourceBundle('en-US', 'home')).toEqual(home)
  })

  it('leave words as they were that came by another way than addBundles', () => {
    const i18n = createI18n()
    i18n.addResourceBundle('en-US', 'landing', ours.landing)
    i18n.addResourceBundle('en-US', 'aboutUs', ours.aboutUs)
    addOwnMessages(i18n, 'en', own)()
    expect(wordsOf(i18n)).toEqual(['Learn to invest.', 'Open an account', 'Costs first.', 'Risk in words.'])
  })

  it('are of one language, and of one instance', () => {
    const i18n = createI18n()
    addOwnMessages(i18n, 'kor', own)
    addBundles(i18n, 'en', ours)
    expect(wordsOf(i18n)[0]).toBe('Learn to invest.')
  })

  it('do not compile under a name that we have not', () => {
    // @ts-expect-error there is no such message
    addOwnMessages(createI18n(), 'en', { landing: { sentense: 'Invest.' } })
  })
})
