import { describe, expect, test } from 'vitest'
import { type Bank, bankLists } from './banks.ts'

const banks: readonly Bank[] = [
  { code: '011', name: '동남은행', aliases: ['Dongnam Bank'] },
  { code: '020', name: '새벽 은행', aliases: ['Saebyeok Bank'] },
  { code: '081', name: '한빛은행', aliases: ['Hanbit Bank', 'HB'] },
  { code: '812', name: '台新北商業銀行', aliases: ['North'] },
]
const codes = (query: string, recent: readonly string[] = []) => {
  const groups = bankLists(banks)({ query, recent })
  return [groups.recent, groups.others].map((group) => group.map(({ code }) => code))
}

describe('while nothing is typed', () => {
  test('those chosen before come first, the last one on top, and are not listed twice', () => {
    expect(codes('', ['081', '011'])).toEqual([
      ['081', '011'],
      ['020', '812'],
    ])
  })
  test('one that is no longer on the list is left out', () => {
    expect(codes(' ', ['999'])).toEqual([[], ['011', '020', '081', '812']])
  })
})

describe('what is typed finds', () => {
  test('a part of the name, whatever its case, width and spaces', () => {
    expect(codes('새벽은')).toEqual([[], ['020']])
    expect(codes('ｈａｎ BIT', ['011'])).toEqual([[], ['081']])
    expect(codes('北商')).toEqual([[], ['812']])
  })
  test('Korean names by their initial consonants', () => {
    expect(codes('ㅎㅂ')).toEqual([[], ['081']])
    expect(codes('ㅅㅂ ㅇ')).toEqual([[], ['020']])
  })
  test('Korean names while they are typed', () => {
    expect(codes('하')).toEqual([[], ['081']])
    expect(codes('한비')).toEqual([[], ['081']])
    expect(codes('새벼')).toEqual([[], ['020']])
    expect(codes('은해')).toEqual([[], ['011', '020', '081']])
  })
  test('Taiwan by either of its characters', () => {
    expect(codes('臺新')).toEqual([[], ['812']])
    expect(codes('台新')).toEqual([[], ['812']])
  })
  test('the bank of that very name before those whose names begin with it', () => {
    const two = [
      { code: '1', name: '하나은행' },
      { code: '2', name: '하나' },
    ]
    const found = bankLists(two)({ query: '하나', recent: [] }).others
    expect(found.map(({ name }) => name)).toEqual(['하나', '하나은행'])
  })
  test('the code of the clearing system', () => {
    expect(codes('812')).toEqual([[], ['812']])
  })
  test('names that begin with it before those that hold it', () => {
    expect(codes('n')).toEqual([[], ['812', '011', '020', '081']])
  })
  test('what it finds without reading the names again at each key', () => {
    let reads = 0
    const counted = banks.map((bank) => ({
      ...bank,
      get name() {
        reads += 1
        return bank.name
      },
    }))
    const lists = bankLists(counted)
    const found = ['h', 'ha', 'han'].map((query) => lists({ query, recent: [] }).others)
    expect(found.map(([first]) => first?.code)).toEqual(['081', '081', '081'])
    expect(reads).toBe(banks.length)
  })
  test('nothing, where no bank is meant', () => {
    expect(codes('zzz')).toEqual([[], []])
  })
})
