import { describe, expect, it } from 'vitest'
import { faultOfAddress, sameAddress } from './address.ts'

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** The address with one character replaced. */
const withOne = (address: string, at: number, character: string): string =>
  address.slice(0, at) + character + address.slice(at + 1)

describe('an address of TRC20', () => {
  it.each([tron, 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'])('is taken with its checksum: %s', (address) => {
    expect(faultOfAddress('TRC20', address)).toBeUndefined()
  })

  it('fails its checksum where any one character is another', () => {
    const wrong = Array.from({ length: tron.length - 1 }, (_, at) =>
      withOne(tron, at + 1, tron[at + 1] === 'k' ? 'm' : 'k'),
    )
    expect(wrong.map((address) => faultOfAddress('TRC20', address))).toEqual(wrong.map(() => 'base58check'))
  })

  it.each([
    ['too short', tron.slice(0, -1)],
    ['too long', `${tron}t`],
    ['with a character that base 58 does not have', withOne(tron, 5, '0')],
    ['of another network', ethereum],
    ['empty', ''],
  ])('is malformed %s', (_, address) => {
    expect(faultOfAddress('TRC20', address)).toBe('malformed')
  })
})

describe('an address of ERC20', () => {
  it.each([
    ethereum,
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('is taken with its checksum: %s', (address) => {
    expect(faultOfAddress('ERC20', address)).toBeUndefined()
  })

  it('is taken unchecked where it is all in one case', () => {
    expect(faultOfAddress('ERC20', ethereum.toLowerCase())).toBeUndefined()
    expect(faultOfAddress('ERC20', `0x${ethereum.slice(2).toUpperCase()}`)).toBeUndefined()
  })

  it('fails its checksum where a letter is of the other case, or a digit is another', () => {
    expect(faultOfAddress('ERC20', ethereum.replace('aAeb', 'aaeb'))).toBe('eip55')
    expect(faultOfAddress('ERC20', ethereum.replace('6053', '6054'))).toBe('eip55')
  })

  it.each([
    ['too short', ethereum.slice(0, -1)],
    ['without 0x', ethereum.slice(2)],
    ['of another network', tron],
  ])('is malformed %s', (_, address) => {
    expect(faultOfAddress('ERC20', address)).toBe('malformed')
  })

  it('is the same in any case, as one of TRC20 is not', () => {
    expect(sameAddress('ERC20', ethereum)).toBe(sameAddress('ERC20', ethereum.toLowerCase()))
    expect(sameAddress('TRC20', tron)).not.toBe(sameAddress('TRC20', tron.toLowerCase()))
  })
})
