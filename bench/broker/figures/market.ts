import { boards } from '@onelot/api-client'
import { fetchOf, withBroker } from '../brokers.ts'
import { type Fetch, call } from '../calls.ts'
import { listingsOf } from '../instruments.ts'
import { costOf, median } from '../measure.ts'
import { type Figure, atMost } from '../report.ts'

const SAMPLES = 60
const WARM_UP = 10
const milliseconds = { unit: ' ms', fractionDigits: 1 }

/** CPU of one call in milliseconds, each at another second: nothing is answered from the call before. */
async function cpuOf(ask: (index: number) => Promise<unknown>, nextSecond: () => void): Promise<number> {
  const costs: number[] = []
  for (let index = 0; index < WARM_UP + SAMPLES; index += 1) {
    nextSecond()
    const { cpu } = await costOf(() => ask(index))
    if (index >= WARM_UP) costs.push(cpu)
  }
  return median(costs)
}

const list = (fetch: Fetch, market: string, index: number): Promise<unknown> =>
  call(fetch, 'market/list', { market, board: boards[index % boards.length], page: 1, pageSize: 100 })

/** Reads of the market that are asked again and again while time goes on. */
export async function market(): Promise<readonly Figure[]> {
  return withBroker('memory', async (broker, clock) => {
    const fetch = fetchOf(broker)
    const nextSecond = (): void => {
      clock.advance(1_000)
    }
    const shown = (await listingsOf(fetch, 'KRX', 50)).map(({ instrument }) => instrument.id)
    const detail = (index: number): Promise<unknown> =>
      call(fetch, 'market/detail', { instrument: shown[index % shown.length] })
    const figures: Figure[] = []
    for (const id of ['KRX', 'US']) {
      const cpu = await cpuOf((index) => list(fetch, id, index), nextSecond)
      figures.push(atMost(`market/list of 100 rows, ${id}`, cpu, 20, milliseconds))
    }
    const weeks = (): Promise<unknown> =>
      call(fetch, 'market/candles', {
        instrument: 'FX:JPYKRW',
        period: 'week',
        adjustment: 'none',
        limit: 1000,
      })
    const letter = (): Promise<unknown> => call(fetch, 'market/search', { query: 'a', page: 1, pageSize: 20 })
    figures.push(
      atMost('market/candles of 1,000 weeks, again', await cpuOf(weeks, nextSecond), 25, milliseconds),
    )
    figures.push(
      atMost('market/search for one letter, again', await cpuOf(letter, nextSecond), 8, milliseconds),
    )
    return [...figures, atMost('market/detail', await cpuOf(detail, nextSecond), 5, milliseconds)]
  })
}
