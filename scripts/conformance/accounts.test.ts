import { describe, expect, it } from 'vitest'
import { accountsIn, readAccounts } from './accounts.ts'

const read = (value: unknown) => accountsIn(JSON.stringify(value), 'accounts.json')
const account = { phone: '01012345678', password: 'Onelot2026' }

describe('the file of accounts', () => {
  it('lists accounts, each with what it holds', () => {
    expect(
      read([
        { ...account, holds: ['money'] },
        { ...account, phone: '+821013572468' },
      ]),
    ).toEqual([
      { ...account, holds: ['money'] },
      { ...account, phone: '+821013572468', holds: [] },
    ])
  })

  it.each([
    ['a list is missing', account, /accounts\.json is not a list of accounts.*the whole: /s],
    [
      'a phone number is none',
      [{ ...account, phone: '12' }],
      /entry 1, phone: a phone number: 8 to 15 digits/,
    ],
    ['a password is missing', [account, { phone: '01013572468' }], /entry 2, password: a password/],
    ['a state is unknown', [{ ...account, holds: ['cash'] }], /entry 1, holds\.0: one of money, spare/],
    ['a field is too many', [{ ...account, pin: '1' }], /entry 1: /],
    ['an account comes twice', [account, account], /has the account 01012345678 twice/],
  ])('is refused where %s', (_, value, said) => {
    expect(() => read(value)).toThrow(said)
  })

  it('is refused where it is no JSON, or is not there', () => {
    expect(() => accountsIn('{', 'accounts.json')).toThrow('accounts.json is no JSON')
    expect(() => readAccounts('/no/such/file.json')).toThrow('/no/such/file.json cannot be read')
  })
})
