import { describe, expect, it } from 'vitest'
import { type Question, found } from './questions.ts'

const question = (name: string, title: string, answer: string): Question => ({
  name,
  topic: 'trading',
  title,
  answer,
})
const all = [
  question('hours', 'When can I trade?', 'Each market keeps its own hours.'),
  question('cost', 'What does a trade cost?', 'Commission and taxes.'),
  question('korean', '주문은 언제 체결되나요?', '시장이 열려 있을 때 체결돼요.'),
]
const names = (search: string) => found(all, search).map(({ name }) => name)

describe('a search of the questions', () => {
  it('finds all where nothing is searched', () => {
    expect(names('  ')).toEqual(['hours', 'cost', 'korean'])
  })
  it('looks in title and answer, whatever the case and width of letters', () => {
    expect(names('HOURS')).toEqual(['hours'])
    expect(names('ｔａｘｅｓ')).toEqual(['cost'])
    expect(names('체결')).toEqual(['korean'])
  })
  it('finds Korean while it is typed, and by initial consonants', () => {
    expect(names('체겨')).toEqual(['korean'])
    expect(names('ㅅㅈㅇ 열')).toEqual(['korean'])
  })
  it('finds what is asked with or without its marks', () => {
    expect(names('trade?')).toEqual(['hours', 'cost'])
    expect(names('hours ?')).toEqual(['hours'])
  })
  it('wants every word', () => {
    expect(names('trade market')).toEqual(['hours'])
    expect(names('trade nothing')).toEqual([])
  })
})
