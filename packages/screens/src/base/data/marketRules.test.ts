import { defaultMarkets } from '@onelot/domain'
import { describe, expect, it, vi } from 'vitest'
import { createMarketRules } from './marketRules.ts'

const { KRX, US } = defaultMarkets
const Reader = () => null

describe('the rules of the markets', () => {
  it('are read from when they are wanted', () => {
    const rules = createMarketRules()
    expect(rules.reader.current()).toBeUndefined()
    rules.reader.want(Reader)
    expect(rules.reader.current()).toEqual({ Reader, turn: 1 })
  })

  it('are read anew by whoever comes before they are there, and by nobody after', () => {
    const rules = createMarketRules()
    rules.reader.want(Reader)
    rules.reader.want(Reader)
    rules.put([KRX])
    rules.reader.want(Reader)
    expect(rules.reader.current()).toEqual({ Reader, turn: 2 })
  })

  it('are the same until one of them changes', () => {
    const rules = createMarketRules()
    const onChange = vi.fn()
    rules.put([KRX, US])
    const before = rules.markets()
    const stop = rules.watch(onChange)
    rules.put([{ ...KRX }, { ...US }])
    expect(rules.markets()).toBe(before)
    expect(onChange).not.toHaveBeenCalled()
    rules.put([KRX])
    expect(onChange).toHaveBeenCalledOnce()
    stop()
    rules.put([US])
    expect(onChange).toHaveBeenCalledOnce()
  })
})
