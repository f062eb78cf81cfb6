import { describe, expect, it } from 'vitest'
import { HISTORY_LENGTH, forgotten, remembered } from './historyTexts.ts'

describe('a history of searches', () => {
  it('begins with the newest', () => {
    expect(remembered(['005930'], 'AAPL')).toEqual(['AAPL', '005930'])
  })
  it('holds each text once, whatever its case', () => {
    expect(remembered(['005930', 'aapl'], 'AAPL')).toEqual(['AAPL', '005930'])
  })
  it('leaves out blank searches and the blanks around others', () => {
    expect(remembered(['AAPL'], '   ')).toEqual(['AAPL'])
    expect(remembered([], ' AAPL ')).toEqual(['AAPL'])
  })
  it('forgets the oldest past its length', () => {
    const full = Array.from({ length: HISTORY_LENGTH }, (_, index) => String(index))
    expect(remembered(full, 'new')).toHaveLength(HISTORY_LENGTH)
    expect(remembered(full, 'new')).not.toContain(String(HISTORY_LENGTH - 1))
  })
  it('forgets one on request', () => {
    expect(forgotten(['AAPL', '005930'], 'aapl')).toEqual(['005930'])
    expect(forgotten(['AAPL'], 'MSFT')).toEqual(['AAPL'])
  })
})
