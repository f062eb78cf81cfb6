import { type OrderTerms, decimal } from '@onelot/domain'
import type { Broker } from '../broker.ts'
import { announce } from '../worlds/corporate.ts'
import { demoInstruments, koreanStock } from '../worlds/demoInstruments.ts'
import { type Store, StoreConflict } from '../store/port.ts'
import { createGuide } from '../worlds/guide.ts'

/** True for one of several brokers that begin on an empty store at once. */
async function claimed(store: Store): Promise<boolean> {
  try {
    const record = { collection: 'site.seeds', key: 'demo', owner: 'site', body: {} }
    await store.changeRecords([{ kind: 'new', record }])
    return true
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error
    return false
  }
}

/** Gives an empty store its demo member: real name passed, margin enabled, a few positions where a market is open. */
export async function seedDemo(broker: Broker): Promise<void> {
  const { store, market, clock } = broker.services
  if ((await store.streams('account', { limit: 1 })).length > 0 || !(await claimed(store))) return
  const guide = createGuide({
    broker,
    advance: () => Promise.reject(new Error('the demo world runs by the clock')),
  })
  await guide.register()
  await guide.enableMargin()
  const { apple, token } = demoInstruments
  await announce(broker, apple, decimal('0.24'), 2)
  const wanted: readonly OrderTerms[] = [
    { instrument: apple, side: 'long', type: 'market', lots: 12, leverage: 1 },
    { instrument: koreanStock(market), side: 'short', type: 'market', lots: 10, leverage: 2 },
    { instrument: token, side: 'long', type: 'market', lots: 20, leverage: 5 },
  ]
  for (const { instrument, ...terms } of wanted)
    if (market.session(instrument, clock.now())?.phase === 'regular')
      await guide.place({ instrument, ...terms })
}
