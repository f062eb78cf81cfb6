import { commonConfig, marketCandles, marketDetail } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

async function createConfigured() {
  const { askOperator, call } = await createTestBroker({ operator: 'open' })
  return {
    set: (body: object) => askOperator('settings', body),
    valueOf: async (name: string) =>
      (await call(commonConfig, { type: 'all' })).find((entry) => entry.name === name)?.value,
  }
}

describe('the configuration of the site', () => {
  it('has a broker’s own name and addresses once an operator has set them; the others stay', async () => {
    const { set, valueOf } = await createConfigured()
    expect(await valueOf('title')).toBe('Onelot')
    expect(await set({ config: { title: 'Haneul Securities' } })).toMatchObject({ status: 1 })
    expect(await set({ config: { kefuUrl: 'https://help.haneul.example/chat' } })).toMatchObject({
      status: 1,
    })
    expect(await valueOf('title')).toBe('Haneul Securities')
    expect(await valueOf('kefuUrl')).toBe('https://help.haneul.example/chat')
    expect(await valueOf('logo')).toBe('/logo.svg')
  })

  it('has a broker’s own colour, until it is taken back', async () => {
    const { set, valueOf } = await createConfigured()
    expect(await valueOf('brand')).toBe('')
    expect(await set({ config: { brand: '#C2410C' } })).toMatchObject({ status: 1 })
    expect(await valueOf('brand')).toBe('#C2410C')
    expect(await set({ config: { brand: 'orange' } })).toMatchObject({
      status: 0,
      msg: 'VALIDATION',
      data: { fields: { 'config.brand': 'malformed' } },
    })
    expect(await valueOf('brand')).toBe('#C2410C')
    expect(await set({ config: { brand: '' } })).toMatchObject({ status: 1 })
    expect(await valueOf('brand')).toBe('')
  })

  it('says that money and prices are real, and so do its answers', async () => {
    const { askOperator, call } = await createTestBroker({ operator: 'open' })
    const named = async () => {
      const detail = await call(marketDetail, { instrument: apple })
      const { candles } = await call(marketCandles, {
        instrument: apple,
        period: '1m',
        adjustment: 'none',
        limit: 5,
      })
      const origins = new Set(candles.map(({ simulated }) => simulated))
      return { origin: detail.instrument.origin, until: detail.recordedUntil, simulated: [...origins] }
    }
    expect(await named()).toMatchObject({ origin: 'recorded', simulated: [true] })
    expect((await named()).until).toBeDefined()
    expect(await askOperator('settings', { config: { money: 'real', prices: 'real' } })).toMatchObject({
      status: 1,
    })
    const config = await call(commonConfig, { type: 'all' })
    expect(config).toContainEqual({ name: 'money', value: 'real' })
    expect(config).toContainEqual({ name: 'prices', value: 'real' })
    expect(await named()).toEqual({ origin: 'recorded', until: undefined, simulated: [false] })
  })

  it('is refused in another form, and stays as it was', async () => {
    const { set, valueOf } = await createConfigured()
    expect(await set({ config: { kefuUrl: 'http://help.example/', title: 'New' } })).toMatchObject({
      status: 0,
      msg: 'VALIDATION',
      data: { fields: { 'config.kefuUrl': 'malformed' } },
    })
    expect(await set({ config: { colour: 'red' } })).toMatchObject({ status: 0, msg: 'VALIDATION' })
    expect(await valueOf('title')).toBe('Onelot')
  })
})
