import { applicationsApply } from '@onelot/api-client'
import { type Instant, instant } from '@onelot/domain'
import { offerTerms, openTimes } from '../../apps/mock-api/src/modules/newShares/offers/testing/terms.ts'
import type { World } from '../../apps/mock-api/src/worlds/world.ts'
import { type WorldName, worldOf } from '../../apps/mock-api/src/worlds/worlds.ts'

const at = (text: string): Instant => instant(Date.parse(text))

/** All that is applied for is won: 2,000 shares cost 192 million won, of 100 that a new member has. */
const costly = { winningRate: '1', unit: 1_000, minShares: 1_000, provisionalPrice: '96000' } as const

/** Has won more new shares than it could pay for, and has paid in what was missing while payment is open. */
const madeUpFor: World = {
  history: '6 days',
  now: at('2026-03-16T02:00:00.000Z'),
  async build(guide) {
    await guide.register()
    await guide.passRealName()
    const set = await guide.broker.operator.setOffer({ ...offerTerms, ...costly, dates: openTimes })
    if (!set.ok) throw new Error(`the offer was refused: ${JSON.stringify(set.refusal)}`)
    await guide.call(applicationsApply, { offer: offerTerms.offer, shares: 2_000 })
    await guide.advance('5 days')
    await guide.advance('23 h')
    await guide.login()
    await guide.deposit({ channel: 'bank-KRW', amount: '96000000' })
    await guide.advance('10 s')
  },
}

/** Worlds of stories in which every call succeeds in one at least. */
const names: readonly WorldName[] = [
  'member',
  'holder',
  'orderHistory',
  'protectedHolder',
  'dayTrades',
  'dividendPaid',
  'dividendAhead',
  'appliedForShares',
  'offersAnnounced',
  'auctionsAnnounced',
  'bidPlaced',
  'bidSettled',
  'blockLocked',
  'blocksAnnounced',
  'placementLocked',
  'lendingOwned',
  'lendingRunning',
  'lendingPaid',
  'followRunning',
  'followPaused',
  'followSkipped',
  'loanOffered',
  'loanPaidOnce',
  'repaymentSubmitted',
  'runWaiting',
  'runRunning',
  'rightsOpen',
  'rightsApplied',
  'electionOpen',
  'electionAccepted',
  'deposited',
  'withdrawn',
  'linked',
  'alerted',
  'watcher',
  'checkedIn',
  'exchanged',
  'seatUnderReview',
  'realNameSubmitted',
  'askedForCodes',
  'threeDevices',
]

export const recorded: readonly World[] = [...names.map(worldOf), madeUpFor]
