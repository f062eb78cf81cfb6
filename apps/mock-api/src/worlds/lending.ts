import { demoInstruments } from './demoInstruments.ts'
import type { WorldGuide } from './guide.ts'
import { rejectRequest } from './sales.ts'
import type { World } from './world.ts'

const { apple: instrument } = demoInstruments

/** A verified member owns 40 shares of Apple. */
async function owning(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  await guide.place({ instrument, side: 'long', type: 'market', lots: 40, leverage: 1 })
}

const lend = (guide: WorldGuide): Promise<string> => guide.lend({ instrument, lots: 25, term: 7 })

/** Lends 25 of them for seven days, the rest automatically, from three days before on. */
async function running(guide: WorldGuide): Promise<string> {
  await owning(guide)
  await guide.lendAutomatically({ on: true, excluded: [] })
  const request = await lend(guide)
  await guide.advance('72 h')
  await guide.login()
  return request
}

const byOperator = { modules: { requests: { 'lending.term': { mode: 'operator' } } } } as const
const withSettings = (lending: Readonly<Record<string, unknown>>) => ({ modules: { lending } })

/** Shares that are lent, and what stands in the way. */
export const lendingWorlds = {
  lendingOwned: { build: owning },
  lendingSubmitted: {
    site: byOperator,
    async build(guide) {
      await owning(guide)
      await lend(guide)
    },
  },
  lendingRejected: {
    site: byOperator,
    async build(guide) {
      await owning(guide)
      await rejectRequest(guide, await lend(guide), 'Nobody borrows these shares now.')
    },
  },
  lendingRunning: { history: '3 days', build: (guide) => running(guide).then(() => undefined) },
  lendingRecalled: {
    history: '3 days',
    build: async (guide) => guide.recall(await running(guide)),
  },
  lendingPaid: {
    history: '40 days',
    async build(guide) {
      await running(guide)
      await guide.advance('37 days')
      await guide.login()
    },
  },
  lendingFull: { site: withSettings({ shares: { [instrument]: { pool: 0 } } }), build: owning },
  lendingClosed: {
    site: withSettings({ channels: { KRX: true, TWSE: true, US: false, SET: true } }),
    build: owning,
  },
  lendingStopped: {
    history: '3 days',
    async build(guide) {
      await running(guide)
      const set = await guide.broker.operator.changeSite(withSettings({ feature: 'off' }))
      if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
    },
  },
  withoutLending: { site: withSettings({ feature: 'off' }), build: owning },
} as const satisfies Readonly<Record<string, World>>
