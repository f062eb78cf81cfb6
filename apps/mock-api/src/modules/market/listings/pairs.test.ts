import { currencies, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createTestBroker } from '../../../testing/testBroker.ts'

const delisted = { ok: true }
const kept = { ok: false, refusal: { code: 'VALIDATION', fields: { instrument: 'notAllowed' } } }

describe('a pair in use', () => {
  it('by which amounts are converted cannot be delisted: of each currency', async () => {
    const { broker } = await createTestBroker()
    const pairs = currencies.filter((currency) => currency !== 'USD').map((currency) => `FX:USD${currency}`)
    expect(pairs).toHaveLength(8)
    for (const pair of pairs)
      expect([pair, await broker.operator.delist(instrumentId(pair))]).toMatchObject([pair, kept])
  })

  it('from which a listed pair is derived cannot be delisted, but the derived pair can', async () => {
    const { broker, clock } = await createTestBroker()
    const crosses = broker.services.market
      .listings()
      .filter(({ kind, code }) => kind === 'forex' && !code.includes('USD'))
    expect(crosses.map(({ code }) => code)).toEqual(['JPYKRW', 'CNYKRW', 'TWDKRW', 'THBKRW'])
    for (const { id, code } of crosses) {
      for (const leg of [`FX:USD${code.slice(0, 3)}`, `FX:USD${code.slice(3)}`])
        expect([leg, await broker.operator.delist(instrumentId(leg))]).toMatchObject([leg, kept])
      clock.advance(1)
      expect(await broker.operator.delist(id)).toMatchObject(delisted)
    }
  })

  it('and every other listing can be delisted', async () => {
    const { broker } = await createTestBroker()
    expect(await broker.operator.delist(instrumentId('KRX:KCOMP'))).toMatchObject(delisted)
  })
})
