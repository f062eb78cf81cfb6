import { lendingRecall, lendingSetAutomatic, lendingSubmit } from '@onelot/api-client'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { rejectRequest } from '../../../../worlds/sales.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple: instrument } = demoInstruments

/** A verified member owns 40 shares of Apple. */
async function owning(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  await guide.place({ instrument, side: 'long', type: 'market', lots: 40, leverage: 1 })
}

const lend = async (guide: WorldGuide): Promise<string> =>
  (await guide.call(lendingSubmit, { instrument, lots: 25, term: 7 })).loan.id

/** Lends 25 of them for seven days, the rest automatically, from three days before on. */
async function running(guide: WorldGuide): Promise<string> {
  await owning(guide)
  await guide.call(lendingSetAutomatic, { on: true, excluded: [] })
  const request = await lend(guide)
  await guide.advance('72 h')
  await guide.login()
  return request
}

const byOperator = { modules: { requests: { 'lending.term': { mode: 'operator' } } } } as const
const withSettings = (lending: Readonly<Record<string, unknown>>) => ({ modules: { lending } })

/** Shares that are lent, and what stands in the way. */
export const worlds = {
  /** Verified, owns 40 shares of Apple and lends none. */
  lendingOwned: { build: owning },
  /** Has asked to lend 25 of them; the request waits for an operator. */
  lendingSubmitted: {
    site: byOperator,
    async build(guide) {
      await owning(guide)
      await lend(guide)
    },
  },
  /** An operator has rejected that, and said why. */
  lendingRejected: {
    site: byOperator,
    async build(guide) {
      await owning(guide)
      await rejectRequest(guide, await lend(guide), 'Nobody borrows these shares now.')
    },
  },
  /** Lends 25 of them for seven days, three of which are over, and the rest automatically. */
  lendingRunning: { history: '3 days', build: (guide) => running(guide).then(() => undefined) },
  /** Has just recalled them. */
  lendingRecalled: {
    history: '3 days',
    async build(guide) {
      await guide.call(lendingRecall, { request: await running(guide) })
    },
  },
  /** The loan has ended long since, and automatic lending has paid twice. */
  lendingPaid: {
    history: '40 days',
    async build(guide) {
      await running(guide)
      await guide.advance('37 days')
      await guide.login()
    },
  },
  /** Members may lend no more of Apple together. */
  lendingFull: { site: withSettings({ shares: { [instrument]: { pool: 0 } } }), build: owning },
  /** The market of Apple is closed to lending. */
  lendingClosed: {
    site: withSettings({ channels: { KRX: true, TWSE: true, US: false, SET: true } }),
    build: owning,
  },
  /** As `lendingRunning`, on a site that has stopped offering it. */
  lendingStopped: {
    history: '3 days',
    async build(guide) {
      await running(guide)
      const set = await guide.broker.operator.changeSite(withSettings({ feature: 'off' }))
      if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
    },
  },
  /** A site without lending. */
  withoutLending: { site: withSettings({ feature: 'off' }), build: owning },
} as const satisfies Readonly<Record<string, World>>
