import { watchlistAddGroup } from '@onelot/api-client'
import { type InstrumentId, MAX_WATCHED, MAX_WATCH_GROUPS } from '@onelot/domain'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { member } from '../../../../worlds/member.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple, index, token, pair } = demoInstruments

const koreanStocks = ({ broker }: WorldGuide): readonly InstrumentId[] =>
  broker.services.market
    .listings()
    .filter(({ market, kind }) => market === 'KRX' && kind === 'stock')
    .map(({ id }) => id)

/** Returns its id. */
const addGroup = async (guide: WorldGuide, name: string): Promise<string> =>
  (await guide.call(watchlistAddGroup, { name })).group

async function buildWatchlist(guide: WorldGuide): Promise<void> {
  await member(guide)
  const korean = koreanStock(guide.broker.services.market)
  const [gone, ...others] = koreanStocks(guide).filter((id) => id !== korean)
  if (gone === undefined) throw new Error('no Korean stock to delist')
  await guide.watch([apple, korean, index, gone, token, pair])
  await guide.watch(others.slice(0, 3), await addGroup(guide, 'Banks'))
  await addGroup(guide, 'Later')
  await guide.broker.operator.delist(gone)
}

async function buildFullWatchlist(guide: WorldGuide): Promise<void> {
  await guide.register()
  const [first, ...others] = koreanStocks(guide).slice(0, MAX_WATCHED + 1 - MAX_WATCH_GROUPS)
  if (first === undefined) throw new Error('no Korean stock to watch')
  const watched = [first, ...others]
  const listed = guide.broker.services.market.listings().filter(({ market }) => market === 'US')
  await guide.watch(watched)
  for (let serial = 1; serial < MAX_WATCH_GROUPS; serial += 1) {
    const group = await addGroup(guide, `Group ${String(serial)}`)
    await guide.watch(
      listed.slice(serial, serial + 1).map(({ id }) => id),
      group,
    )
  }
}

export const worlds = {
  /** Watches instruments of several markets in two groups, one of them delisted; a third group is empty. */
  watcher: { build: buildWatchlist },
  /** Watches as much as anybody may, in as many groups. */
  watchesEverything: { build: buildFullWatchlist },
} as const satisfies Readonly<Record<string, World>>
