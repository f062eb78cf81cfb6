import { asMember } from './asMember.ts'
import type { RunningBroker } from './broker.ts'
import type { Member } from './members.ts'

interface Row {
  readonly instrument: { readonly id: string; readonly name: { readonly en: string } }
}

/** Of which the demo announces dividends and a capital increase for the days ahead. */
const announced = ['US:AAPL', 'US:HOCKZ']

/** A US share for which a journey may announce what it likes on any day. */
export async function quietShare(broker: RunningBroker, member: Member): Promise<Row['instrument']> {
  const asked = { market: 'US', board: 'active', page: 1, pageSize: 20 }
  const { rows } = await asMember<{ readonly rows: readonly Row[] }>(broker, member, 'market/list', asked)
  const quiet = rows.find(({ instrument }) => !announced.includes(instrument.id))
  if (quiet === undefined) throw new Error('no other share is listed')
  return quiet.instrument
}
