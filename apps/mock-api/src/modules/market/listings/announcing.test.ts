import { describe, expect, it } from 'vitest'
import { apple, createTestBroker } from '../../../testing/testBroker.ts'

const dates = { exDate: '2026-03-12', payDate: '2026-03-13' }

async function world() {
  const { broker, operate, askOperator } = await createTestBroker({ operator: 'open' })
  return {
    services: broker.services,
    operate,
    refused: async (action: string, body: object) => (await askOperator(action, body)).msg,
  }
}

describe('what an operator announces for a company', () => {
  it('is a dividend, a split, and what is withheld', async () => {
    const { operate, services } = await world()
    await operate('dividend', { instrument: apple, amount: '0.24', ...dates })
    await operate('split', { instrument: apple, ratio: { to: 8, from: 2 }, exDate: '2026-03-16' })
    expect(services.market.actions(apple)).toMatchObject([
      { kind: 'dividend', amount: '0.24', ...dates },
      { kind: 'split', ratio: { to: 4, from: 1 } },
    ])
    await operate('settings', { dividendWithholding: { US: '0.3' } })
    expect(services.site.values.settings.dividendWithholding).toMatchObject({ US: '0.3', KRX: '0.154' })
  })

  it.each([{ exDate: '2026-02-30' }, { amount: '-1' }, { payDate: 'soon' }, { more: 1 }])(
    'is refused with %o',
    async (wrong) => {
      const { refused } = await world()
      const body = { instrument: apple, amount: '0.24', ...dates, ...wrong }
      expect(await refused('dividend', body)).toBe('VALIDATION')
    },
  )

  it('withholds less than the whole', async () => {
    const { refused } = await world()
    expect(await refused('settings', { dividendWithholding: { US: '1' } })).toBe('VALIDATION')
  })
})
