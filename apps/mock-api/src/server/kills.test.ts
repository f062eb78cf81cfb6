import { describe, expect, it } from 'vitest'
import { deathPlaces } from '../testing/mortal.ts'
import { close, delisting } from './kills/auctions.ts'
import { blocksPass } from './kills/blocks.ts'
import { closing } from './kills/closing.ts'
import { dayTradeEnd } from './kills/dayTrading.ts'
import { electionsPaid } from './kills/elections.ts'
import { deposits, withdrawals } from './kills/funds.ts'
import { rightsEnd } from './kills/increases.ts'
import { lendingEnd } from './kills/lending.ts'
import { instalments } from './kills/loans.ts'
import { mirrored, runsEnd } from './kills/managed.ts'
import { callOff, draw } from './kills/offering.ts'
import { orders, ordersWithoutKeys } from './kills/orders.ts'
import { type Subject, killed } from './kills/subject.ts'

const LONG = 120_000

const under = (subject: Subject) => async (): Promise<void> => {
  expect(new Set(await killed(subject))).toEqual(new Set(deathPlaces))
}

describe('a broker killed before, within and after commits', () => {
  it('while orders are placed has each acknowledged order once, and no other', under(orders), LONG)
  it(
    'while orders are placed would have one twice without its idempotency keys',
    under(ordersWithoutKeys),
    LONG,
  )
  it(
    'while money is withdrawn and taken back pays each withdrawal once, or gives it back once',
    under(withdrawals),
    LONG,
  )
  it('while money is deposited and exchanged credits and exchanges it once', under(deposits), LONG)
  it('while an offer is drawn draws each applicant once', under(draw), LONG)
  it(
    'while an offer is called off since its company is delisted gives each applicant everything back once',
    under(callOff),
    LONG,
  )
  it('while an auction closes settles each bid once, and sells no more than there is', under(close), LONG)
  it(
    'while the company of an auction is delisted gives back what each bid has won, once',
    under(delisting),
    LONG,
  )
  it('while day trades end closes each once', under(dayTradeEnd), LONG)
  it('while loans of shares end pays each once', under(lendingEnd), LONG)
  it(
    'while rights end issues what was applied for once, and lets the rest lapse once',
    under(rightsEnd),
    LONG,
  )
  it('while requests for a block pass opens each position once', under(blocksPass), LONG)
  it(
    'while an elective dividend is paid pays each once, and buys shares once for who chose them',
    under(electionsPaid),
    LONG,
  )
  it('while runs of strategies close books each day and the end once', under(runsEnd), LONG)
  it('while trades of a mentor are mirrored mirrors each once, at the same prices', under(mirrored), LONG)
  it('while instalments of loans come due collects each once', under(instalments), LONG)
  it(
    'while accounts are closed has closed each whole or not at all, and a repeat closes it',
    under(closing),
    LONG,
  )
})
