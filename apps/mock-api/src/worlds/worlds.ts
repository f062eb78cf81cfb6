import { decimal, instant, plusMs } from '@onelot/domain'
import { auctionWorlds } from './auctions.ts'
import { buildAlerted } from './alerted.ts'
import { buildChartLines } from './chartLines.ts'
import { demoInstruments, koreanStock } from './demoInstruments.ts'
import { demoMember } from './guide.ts'
import type { WorldGuide } from './guide.ts'
import { otherDevices, thisDevice } from './devices.ts'
import { buildHoldings, buildThirtyPositions } from './holdings.ts'
import { buildAwaitingSettlement } from './settling.ts'
import { buildOrderHistory } from './orderHistory.ts'
import {
  dividendAhead,
  dividendOwed,
  dividendPaid,
  exDividendDay,
  newListings,
  reverseSplitDay,
  splitDay,
} from './corporate.ts'
import { blockWorlds } from './blocks.ts'
import { dayTradeWorlds } from './dayTrades.ts'
import { fundWorlds } from './funds.ts'
import { newShareWorlds } from './newShares.ts'
import { offerWorlds } from './offers.ts'
import { copyingWorlds } from './copying.ts'
import { electionWorlds } from './elections.ts'
import { rightsWorlds } from './rights.ts'
import { runningWorlds } from './running.ts'
import { lendingWorlds } from './lending.ts'
import { loanWorlds } from './loans.ts'
import { placementWorlds } from './placements.ts'
import { payeeWorlds } from './payees.ts'
import { seatWorlds } from './seats.ts'
import { buildFullWatchlist, buildWatchlist } from './watchlists.ts'
import type { World, WorldName } from './world.ts'

const { apple } = demoInstruments

async function member(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.enableMargin()
}
async function restricted(guide: WorldGuide, restriction: 'frozen' | 'tradingBanned'): Promise<void> {
  await member(guide)
  await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 10, leverage: 1 })
  const set = await guide.broker.operator.setOnMember(demoMember, {
    kind: 'members.setRestrictions',
    restrictions: [restriction],
  })
  if (!set.ok) throw new Error(`the restriction was refused: ${set.refusal.code}`)
}

const nobody = (guide: WorldGuide): Promise<void> => guide.register().then(() => undefined)

/** On seven days; the session has ended by then. */
async function checkedIn(guide: WorldGuide): Promise<void> {
  await member(guide)
  for (let day = 0; day < 7; day += 1) {
    await guide.checkIn()
    await guide.advance('1 day')
  }
  await guide.login()
}

async function rewarded(guide: WorldGuide): Promise<void> {
  await checkedIn(guide)
  await guide.redeem()
}

const reviewedByOperator = { modules: { requests: { 'realName.check': { mode: 'operator' } } } } as const

async function submitted(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.submitRealName()
}

/** As often as it says. */
async function rejected(guide: WorldGuide, times: number): Promise<void> {
  await guide.register()
  for (let time = 0; time < times; time += 1) {
    await guide.submitRealName()
    const set = await guide.broker.operator.setOnMember(demoMember, {
      kind: 'members.setRealNameState',
      state: 'rejected',
      reason: 'The photo of the front is blurred.',
    })
    if (!set.ok) throw new Error(`the review was refused: ${set.refusal.code}`)
  }
}

/** Builders by name; each starts on an empty store. */
export const worlds: Readonly<Record<WorldName, World>> = {
  guest: {
    loggedIn: false,
    build: member,
  },
  newMember: { build: nobody },
  member: { build: member },
  memberWithoutMargin: {
    async build(guide) {
      await guide.register()
      await guide.passRealName()
    },
  },
  realNameSubmitted: { site: reviewedByOperator, build: submitted },
  realNameRejected: { site: reviewedByOperator, build: (guide) => rejected(guide, 1) },
  realNameRejectedOften: { site: reviewedByOperator, build: (guide) => rejected(guide, 5) },
  realNamePassed: {
    async build(guide) {
      await submitted(guide)
      await guide.advance('10 s')
    },
  },
  ...payeeWorlds,
  ...seatWorlds,
  ...fundWorlds,
  ...auctionWorlds,
  ...blockWorlds,
  ...placementWorlds,
  ...lendingWorlds,
  ...copyingWorlds,
  ...electionWorlds,
  ...rightsWorlds,
  ...runningWorlds,
  ...loanWorlds,
  ...dayTradeWorlds,
  ...newShareWorlds,
  ...offerWorlds,
  holder: { history: '2 days', build: buildHoldings },
  thirtyPositions: { history: '15 h', build: buildThirtyPositions },
  protectedHolder: { build: buildChartLines },
  orderHistory: { history: '12 days', build: buildOrderHistory },
  alerted: { history: '2 days', build: buildAlerted },
  lockedHolder: {
    site: { saleLocks: { US: { kind: 'days', days: 2 }, KRX: { kind: 'days', days: 2 } } },
    async build(guide) {
      await member(guide)
      const korean = koreanStock(guide.broker.services.market)
      for (const instrument of [apple, korean])
        await guide.place({ instrument, side: 'long', type: 'market', lots: 20, leverage: 1 })
    },
  },
  pricey: {
    practiceMoney: {
      KRW: '98765432109876',
      USD: '98765432109.87',
      THB: '98765432109.87',
      TWD: '98765432109.87',
    },
    async build(guide) {
      await member(guide)
      const korean = koreanStock(guide.broker.services.market)
      const { operator } = guide.broker
      await operator.setPrice(korean, decimal('123456000'))
      await operator.setPrice(apple, decimal('98765.43'))
      for (const instrument of [apple, korean])
        await guide.place({ instrument, side: 'long', type: 'market', lots: 12_345, leverage: 1 })
      await guide.place({ instrument: apple, side: 'short', type: 'market', lots: 6_789, leverage: 10 })
      await guide.advance('30 s')
      await operator.setPrice(korean, decimal('157890000'))
    },
  },
  withFundPassword: {
    async build(guide) {
      await member(guide)
      await guide.setFundPassword()
    },
  },
  askedForCodes: {
    history: '2 min',
    async build(guide) {
      await member(guide)
      await guide.setFundPassword()
      await guide.askForCode('forgottenPassword')
      await guide.advance('1 min')
      await guide.askForCode('resetFundPassword')
    },
  },
  twoMembers: {
    async build(guide) {
      await guide.registerOther()
      await nobody(guide)
    },
  },
  threeDevices: {
    history: '2 days',
    async build(guide) {
      await member(guide)
      await guide.loginElsewhere(otherDevices.laptop)
      await guide.advance('1 day')
      await guide.loginElsewhere(otherDevices.phone)
      await guide.login(thisDevice)
    },
  },
  poor: {
    practiceMoney: { KRW: '4500', USD: '3.20', THB: '0', TWD: '0' },
    build: member,
  },
  frozenAccount: { build: (guide) => restricted(guide, 'frozen') },
  tradingBanned: { build: (guide) => restricted(guide, 'tradingBanned') },
  marketClosed: {
    calendar: 'exchange',
    now: instant(Date.parse('2026-03-14T02:00:00.000Z')),
    history: '1 day',
    async build(guide) {
      await member(guide)
      const korean = koreanStock(guide.broker.services.market)
      await guide.place({ instrument: korean, side: 'long', type: 'market', lots: 20, leverage: 1 })
      await guide.advance('13 h')
      await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 10, leverage: 1 })
    },
  },
  halted: {
    async build(guide) {
      await member(guide)
      await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 10, leverage: 1 })
      const { operator, services } = guide.broker
      const halted = [apple, koreanStock(services.market)]
      await guide.watch(halted)
      for (const instrument of halted) await operator.setHalt(instrument, true)
    },
  },
  dividendAhead,
  exDividendDay,
  dividendPaid,
  dividendOwed,
  reverseSplitDay,
  splitDay,
  newListings,
  watcher: { build: buildWatchlist },
  watchesEverything: { build: buildFullWatchlist },
  checkedIn: { history: '7 days', build: checkedIn },
  rewarded: { history: '7 days', build: rewarded },
  withoutStrategies: { site: { modules: { strategies: { feature: 'off' } } }, build: member },
  withoutExchange: { site: { modules: { exchange: { feature: 'off' } } }, build: member },
  exchanged: {
    history: '2 days',
    async build(guide) {
      await member(guide)
      await guide.advance('1 day')
      await guide.exchange({ from: 'KRW', to: 'USD' }, '10000000')
      await guide.advance('1 day')
    },
  },
  awaitingSettlement: { history: '1 day', build: buildAwaitingSettlement },
  withoutCheckIn: { site: { modules: { checkIn: { feature: 'off' } } }, build: member },
  anotherBroker: {
    async build(guide) {
      await member(guide)
      const config = { title: 'Haneul Securities', logo: '/haneul.svg', brand: '#C2410C' }
      const set = await guide.broker.operator.changeSite({ config })
      if (!set.ok) throw new Error(`the site was refused: ${set.refusal.code}`)
    },
  },
  maintenance: {
    async build(guide) {
      await member(guide)
      const maintenanceUntil = plusMs(guide.broker.services.clock.now(), 2 * 3_600_000)
      await guide.broker.operator.changeSite({ maintenance: true, maintenanceUntil })
    },
  },
}
