import { describe, expect, it } from 'vitest'
import { fuzz } from './fuzz.ts'

describe('a broker that is sent anything', () => {
  it('answers below 500 in an envelope, and changes and shows nothing of the innocent', async () => {
    const { failures, cases, answers, logBytes } = await fuzz({ seed: 28, count: 1_000 })
    expect(failures).toEqual([])
    expect(logBytes).toBeLessThan(1_000)
    expect(Math.min(...Object.values(cases))).toBeGreaterThan(30)
    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining(['200', '200 VALIDATION', '401 CREDENTIALS_WRONG']),
    )
  })
})
