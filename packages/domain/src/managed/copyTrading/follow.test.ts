import { describe, expect, it } from 'vitest'
import { plusMs } from '../../base/instant.ts'
import { balanceOf } from '../../base/ledger/ledger.ts'
import { decimal } from '../../base/money/decimal.ts'
import { add, money } from '../../base/money/money.ts'
import { copyTrading, endPreview, releasedIn } from './module.ts'
import {
  START,
  alpha,
  contextFor,
  exit,
  fillOf,
  following,
  mentor,
  mirror,
  newAccount,
  opened,
  positionOf,
  refusalOf,
  run,
  shareAt,
  theFollow,
  tradeOf,
  usd,
} from './testing/account.ts'

const submit = (amount: string, stopLoss = 20) =>
  ({
    kind: 'copyTrading.submit',
    mentor: mentor.id,
    amount: decimal(amount),
    stopLoss,
    copyOpen: true,
  }) as const
const asked = newAccount('1000')

describe('a request to follow a mentor', () => {
  it.each([
    ['where copying is not offered', { offered: false }, 'PRODUCT_UNAVAILABLE'],
    [
      'where the mentor is called off',
      { onOffer: { mentor, isOver: true, claimed: decimal('0') } },
      'PRODUCT_UNAVAILABLE',
    ],
    ['of a frozen account', { restrictions: ['frozen'] }, 'ACCOUNT_FROZEN'],
    ['without a passed real name', { realName: 'notVerified' }, 'REAL_NAME_REQUIRED'],
    ['while a fund operation is under review', { isBlocked: true }, 'FUND_OPERATION_PENDING'],
    ['before it opens', { now: plusMs(mentor.from, -1) }, 'NOT_YET_SUBSCRIPTION_TIME'],
    ['after its deadline', { now: mentor.to }, 'COPY_DEADLINE_EXCEEDED'],
    ['with as many as there may be', { most: 0 }, 'RUNS_FULL'],
  ] as const)('%s is refused', (_, more, code) => {
    expect(refusalOf(asked, submit('500'), { ...opened, more })?.code).toBe(code)
  })

  it('says until when it was taken, and how many there may be', () => {
    const late = refusalOf(asked, submit('500'), { ...opened, more: { now: mentor.to } })
    expect(late?.params).toEqual({ until: mentor.to })
    expect(refusalOf(asked, submit('500'), { ...opened, more: { most: 0 } })?.params).toEqual({ count: 0 })
  })

  it('is refused under the least, above what is left of the size, and above what there is', () => {
    expect(refusalOf(asked, submit('199.99'))).toMatchObject({
      code: 'BUY_BELOW_MINIMUM',
      params: { amount: '200', currency: 'USD' },
    })
    const claimed = { onOffer: { mentor, isOver: false, claimed: decimal('49600.50') } }
    expect(refusalOf(asked, submit('400'), { ...opened, more: claimed })).toMatchObject({
      code: 'FUNDRAISING_QUOTA_INSUFFICIENT',
      params: { amount: '399.50', currency: 'USD' },
    })
    expect(refusalOf(asked, submit('1000.01'))?.code).toBe('BALANCE_INSUFFICIENT')
    expect(refusalOf(asked, submit('500.001', 21))?.fields).toEqual({
      amount: 'notWhole',
      stopLoss: 'unknown',
    })
  })

  it('is one a mentor, while it is under review and while it goes on', () => {
    expect(refusalOf(run(asked, submit('500')), submit('500'))?.code).toBe('DUPLICATE_SUBSCRIPTION')
    expect(refusalOf(following('500'), submit('500'))?.code).toBe('DUPLICATE_SUBSCRIPTION')
  })

  it('claims a part of the size, and one follower; both come back where it does not pass', () => {
    const decided = copyTrading.decide(submit('500'), asked.state, contextFor(asked, opened))
    const claims = decided.ok ? decided.value.quotaClaims : []
    expect(claims).toMatchObject([
      { key: 'fund/M1', amount: '500.00', max: '50000' },
      { key: 'following/M1', amount: '1' },
    ])
    const { terms } = theFollow(following('500'))
    const back = copyTrading.decide(
      { kind: 'copyTrading.release', request: 'R1', terms },
      run(asked, submit('500')).state,
      contextFor(asked, opened),
    )
    expect(back.ok && back.value.quotaClaims).toMatchObject([
      { key: 'fund/M1', amount: '-500' },
      { key: 'following/M1', amount: '-1' },
    ])
  })

  it('becomes cash of the follow when it passes', () => {
    const account = following('5000')
    expect(balanceOf(account.books.ledger, 'USD', 'copy')).toEqual(usd('5000'))
    expect(copyTrading.holds?.(account.state)).toEqual([{ account: 'copy', ref: 'R1', money: usd('5000') }])
  })
})

const purchase = tradeOf([fillOf('buy', 1000, '18.33')])
const holding = mirror(following('5000'), purchase)

describe('a follow', () => {
  it('takes more, and gives free cash back while the least stays in it', () => {
    const more = { follow: 'R1', mentor: mentor.id, amount: usd('600'), claims: true }
    const held = run(holding, { kind: 'copyTrading.submitAdd', follow: 'R1', amount: decimal('600') })
    expect(held.events.at(-1)).toMatchObject({ kind: 'copyTrading.addSubmitted', terms: more })
    expect(
      refusalOf(holding, { kind: 'copyTrading.remove', follow: 'R1', amount: decimal('4098.89') })?.fields,
    ).toEqual({ amount: 'tooHigh' })
    const taken = run(holding, { kind: 'copyTrading.remove', follow: 'R1', amount: decimal('4000') })
    expect(theFollow(taken)).toMatchObject({ cash: usd('98.88'), taken: usd('4000') })
    expect(
      refusalOf(taken, { kind: 'copyTrading.remove', follow: 'R1', amount: decimal('98.88') }),
    ).toBeUndefined()
    const lean = following('300')
    expect(
      refusalOf(lean, { kind: 'copyTrading.remove', follow: 'R1', amount: decimal('100.01') })?.fields,
    ).toEqual({
      amount: 'tooHigh',
    })
  })

  it('is paused, carried on, and given another stop-loss of what it is worth', () => {
    const paused = run(holding, { kind: 'copyTrading.pause', follow: 'R1' })
    expect(refusalOf(paused, { kind: 'copyTrading.pause', follow: 'R1' })?.code).toBe('ORDER_WRONG_STATE')
    const resumed = run(paused, { kind: 'copyTrading.resume', follow: 'R1' })
    expect(theFollow(resumed).phase).toBe('following')
    const set = run(resumed, { kind: 'copyTrading.setStopLoss', follow: 'R1', stopLoss: 10 })
    // 4,098.88 and 49 at 18.36.
    expect(theFollow(set)).toMatchObject({ stopLoss: 10, base: usd('4998.52') })
  })

  it('waits at bids for its stop-loss, and ends when it is there', () => {
    const [position] = theFollow(holding).positions
    expect(position?.stopAt).toBeUndefined()
    const tight = run(holding, { kind: 'copyTrading.remove', follow: 'R1', amount: decimal('4000') })
    const level = theFollow(tight).positions[0]?.stopAt
    expect(level).toBe('14.28')
    const owner = `copy position ${positionOf(1)}`
    const onto = (bid: string) => ({ ...opened, shares: new Map([[alpha, shareAt(bid, bid)]]) })
    const kept = run(tight, { kind: 'copyTrading.stop', owner, price: decimal('14.50') }, onto('14.50'))
    expect(theFollow(kept).phase).toBe('following')
    const stopped = run(tight, { kind: 'copyTrading.stop', owner, price: decimal('14.28') }, onto('14.28'))
    expect(stopped.state.follows).toEqual({})
    expect(stopped.events.at(-1)).toMatchObject({ ended: { ending: 'stopLoss', fee: usd('0') } })
  })

  it('pays its fee when it ends, and the rest with what has not settled of it', () => {
    const shares = new Map([[alpha, shareAt('30', '30.01')]])
    const ended = run(holding, { kind: 'copyTrading.end', follow: 'R1' }, { ...opened, shares })
    // 49 x 30 less 1.47 and 4,098.88: 567.41 more than was put in.
    expect(ended.events.at(-1)).toMatchObject({
      ended: { ending: 'member', fee: usd('56.74'), paid: usd('5510.67') },
    })
    expect(balanceOf(ended.books.ledger, 'USD', 'copy')).toEqual(usd('0'))
    const { at } = ended.events.at(-1) ?? { at: START }
    expect(releasedIn(ended.state, 'USD', at)).toMatchObject([{ amount: usd('1468.53') }])
    expect(copyTrading.earned?.(ended.state, () => undefined)).toEqual([usd('-56.74')])
  })

  it('says before what its end costs', () => {
    const shares = new Map([[alpha, shareAt('30', '30.01')]])
    expect(endPreview(theFollow(holding), contextFor(holding, { ...opened, shares }))).toEqual({
      worth: usd('5568.88'),
      charges: usd('1.47'),
      fee: usd('56.74'),
      paid: usd('5510.67'),
      earned: usd('510.67'),
      positions: 1,
    })
  })

  it('outside a session ends at the next opening, and takes nothing more until then', () => {
    const next = plusMs(START, 50_000_000)
    const waits = run(
      holding,
      { kind: 'copyTrading.end', follow: 'R1' },
      { ...opened, more: { regularFrom: () => next } },
    )
    expect(theFollow(waits)).toMatchObject({ phase: 'ending', ending: { sellsAt: next } })
    expect(refusalOf(waits, { kind: 'copyTrading.end', follow: 'R1' })?.code).toBe('ORDER_WRONG_STATE')
    const sold = run(waits, { kind: 'copyTrading.sellAll', owner: 'copy of R1' }, { ...opened, now: next })
    expect(sold.state.follows).toEqual({})
  })

  it('ends with its mentor, and requests for it are called off', () => {
    const closed = run(
      holding,
      { kind: 'copyTrading.close', mentor: mentor.id, reason: 'left' },
      { ...opened, more: { requests: ['R7'] } },
    )
    expect(closed.events.find(({ kind }) => kind === 'copyTrading.calledOff')).toMatchObject({
      request: 'R7',
      reason: 'left',
    })
    expect(closed.events.at(-1)).toMatchObject({ ended: { ending: 'closed' } })
  })

  it('passes money on that comes after its end', () => {
    const ended = run(holding, { kind: 'copyTrading.end', follow: 'R1' })
    const owing = { ...ended, books: holding.books }
    const paid = run(owing, {
      kind: 'copyTrading.noteCash',
      brought: [{ position: positionOf(1), amount: usd('12.34') }],
    })
    expect(paid.events.at(-1)?.postings).toMatchObject([
      { from: 'copy', to: 'available', money: usd('12.34') },
    ])
  })

  it('may be sold by the member, and keeps the proceeds', () => {
    const { after, command } = exit(holding, positionOf(1), 9, '20', plusMs(START, 86_400_000))
    const noted = run(after, command)
    expect(theFollow(noted).positions).toMatchObject([{ lots: 40 }])
    expect(theFollow(noted).cash).toEqual(add(usd('4098.88'), usd('179.01')))
  })

  it('has as many lots as a split makes of a position', () => {
    const split = run(holding, {
      kind: 'copyTrading.noteSplit',
      ...{ position: positionOf(1), instrument: alpha, lots: 24, ratio: { to: 1, from: 2 } },
      brought: money('USD', '0'),
    })
    expect(theFollow(split).positions).toMatchObject([{ lots: 24 }])
  })
})
