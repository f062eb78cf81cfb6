import { commonConfig, memberMe, payeesList } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createDisguise } from './disguise.ts'
import { personalIn, redacted } from './redaction.ts'
import { dataFindings } from './run.ts'
import { at, findingsOf } from './schema.ts'

const disguise = createDisguise('a salt')
const phone = '01012345678'
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N'
const account = 'M-20260310-7'

const me = {
  account,
  phone,
  realName: 'passed',
  restrictions: [],
  invitation: 'KIM4821',
  openedAt: '2026-03-10T02:00:00.000Z',
  session: token,
}
const payees = {
  cards: [{ payee: 'card-1', isDefault: true, bank: 'KR004', lastFour: '4821', branch: 'Gangnam' }],
  wallets: [{ payee: 'wallet-1', network: 'TRC20', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' }],
  most: 5,
}
const identity = { state: `verified of ${phone}`, name: '홍길동', idNumber: '900101-1234567', reason: 'seen' }
const settings = [{ name: 'notice', value: `${phone} was called by 홍길동` }]

const answers = [
  { path: 'member/me', request: {}, data: me },
  { path: 'payees/list', request: {}, data: payees },
  { path: 'realName/status', request: {}, data: identity },
  { path: 'common/config', request: {}, data: settings },
  { path: 'news/item', request: { id: `${phone}-1` }, data: {} },
  { path: 'codes/inbox', request: {}, data: { codes: [{ code: '482913', phone }] } },
  { path: 'somewhere/else', request: {}, data: { phone } },
]
const personal = answers.flatMap(({ path, data }) => personalIn(path, data))
const found = redacted(answers, { own: [phone, token, account], personal }, disguise)
const dataOf = (path: string): unknown => found.answers.find((one) => one.path === path)?.data
const written = JSON.stringify(found.answers)

describe('answers that are written down', () => {
  it.each([
    ['a phone number', phone],
    ['a token', token],
    ['an account', account],
    ['a code of invitation', 'KIM4821'],
    ['a name', '홍길동'],
    ['a number of an identity card', '900101'],
    ['a branch of a bank', 'Gangnam'],
    ['the end of an account number', '4821'],
    ['an address of a wallet', 'TQn9Y2kh'],
    ['a code that was sent', '482913'],
  ])('have nowhere %s', (_, secret) => {
    expect(written).not.toContain(secret)
  })

  it('have in place of it something of the same shape, the same in each place', () => {
    expect(at(dataOf('member/me'), ['phone'])).toMatch(/^0\d{10}$/)
    expect(at(dataOf('member/me'), ['invitation'])).toMatch(/^[A-Z]{3}\d{4}$/)
    expect(at(dataOf('realName/status'), ['name'])).toMatch(/^\p{sc=Hangul}{3}$/u)
    expect(at(dataOf('realName/status'), ['idNumber'])).toMatch(/^\d{6}-\d{7}$/)
    expect(dataOf('common/config')).toEqual([
      { name: 'notice', value: `${disguise(phone)} was called by ${disguise('홍길동')}` },
    ])
  })

  it('keep what is of nobody: codes, moments, states, figures', () => {
    expect(dataOf('member/me')).toMatchObject({
      realName: 'passed',
      restrictions: [],
      openedAt: '2026-03-10T02:00:00.000Z',
    })
    expect(dataOf('payees/list')).toMatchObject({ cards: [{ payee: 'card-1', bank: 'KR004' }], most: 5 })
  })

  it('keep what the contract does not have there, without a secret in it', () => {
    expect(dataOf('realName/status')).toMatchObject({ state: `verified of ${disguise(phone)}` })
    expect(found.text('is the string "verified"')).toBe('is the string "verified"')
  })

  it('have no field and no call that the contract does not know', () => {
    expect(dataOf('member/me')).not.toHaveProperty('session')
    expect(found.answers.map(({ path }) => path)).not.toContain('somewhere/else')
  })
})

describe('a finding about an answer', () => {
  it('has no secret either, whole, cut off or as a number', () => {
    const said = found.text(`is the number 1012345678, ${token.slice(0, 56)}… and ${phone}`)
    expect(said).not.toMatch(/1012345678|eyJhbGci/)
  })

  it.each([
    'Yeoksam-ro 12, room 4821, second door to the left, Gangnam-gu',
    `"Kim" ${'and his "dog" '.repeat(6)}`,
  ])('has nothing of a long secret, as far as it is said: %s', (secret) => {
    const [finding] = findingsOf(z.number(), secret)
    const { text } = redacted([], { own: [], personal: [secret] }, disguise)
    const left = secret
      .split(/[^a-z]+/i)
      .filter((word) => word.length > 3 && text(finding?.said ?? '').includes(word))
    expect(finding?.said).toContain('…')
    expect(left).toEqual([])
  })

  it('does not say a value that may be of a person, however short', () => {
    const texts = [
      ...dataFindings(memberMe, { ...me, phone: 1012 }),
      ...dataFindings(payeesList, { ...payees, cards: ['Kim'] }),
    ].map(({ field, said }) => `${field ?? ''} ${said}`)
    expect(texts).toContainEqual(expect.stringContaining('data.phone is a number'))
    expect(texts).toContainEqual(expect.stringContaining('data.cards[0] is a string of 3 characters'))
    expect(texts.join()).not.toMatch(/1012|Kim/)
  })

  it('does not say a short value of a member that no schema has there, which no disguise finds', () => {
    const texts = [
      ...dataFindings(memberMe, { ...me, realName: 'Kim', openedAt: '4821' }),
      ...dataFindings(payeesList, { ...payees, most: 'Lee' }),
    ].map(({ field, said }) => `${field ?? ''} ${said}`)
    expect(texts).toContainEqual(
      expect.stringMatching(/^data\.realName is a string of 3 characters; expected: one of/),
    )
    expect(texts).toContainEqual(expect.stringContaining('data.openedAt is a string of 4 characters'))
    expect(texts).toContainEqual(expect.stringContaining('data.most is a string of 3 characters'))
    expect(texts.join()).not.toMatch(/Kim|4821|Lee/)
  })

  it('says a short value of what every guest is answered', () => {
    const [finding] = dataFindings(commonConfig, [{ name: 'title', value: 3 }])
    expect(finding?.said).toContain('is the number 3')
  })

  it('says the value of what is of nobody', () => {
    const [finding] = dataFindings(memberMe, { ...me, realName: 'verified' })
    expect(finding).toMatchObject({ field: 'data.realName' })
    expect(finding?.said).toContain('is the string "verified"')
  })
})

describe('a disguise', () => {
  it('changes each letter and digit, and keeps what is between them and at the beginning', () => {
    const from = '010-1234-5678 Kim'
    const other = disguise(from)
    expect(other).toMatch(/^0\d{2}-\d{4}-\d{4} [A-Z][a-z]{2}$/)
    const same = Array.from(other, (letter, index) => letter === from[index] && /\w/.test(letter))
    expect(same.indexOf(true, 1)).toBe(-1)
    expect(disguise('0x52908400098527886E0F')).toMatch(/^0x/)
    expect(disguise('a1b4535a2e48a4df')).toMatch(/^[\da-f]{16}$/)
  })

  it('is another under another salt', () => {
    expect(createDisguise('another salt')(phone)).not.toBe(disguise(phone))
    expect(createDisguise('a salt')(phone)).toBe(disguise(phone))
  })
})
