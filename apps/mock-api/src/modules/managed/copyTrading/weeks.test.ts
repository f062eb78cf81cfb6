import { fundRecords, portfolioReturn } from '@onelot/api-client'
import { type InstrumentId, decimal, instrumentId, localDate, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { copying } from '../../../testing/copying.ts'
import { apple } from '../../../testing/testBroker.ts'

const DAY_MS = 86_400_000
const REVIEW_MS = 5_000
const SECOND_MS = 1_000
const logistics = instrumentId('US:HOCKZ')
const usd = (amount: string) => money('USD', amount)

/** A broker whose mentor has sold both of its shares after a fall, and a member who follows it with 5,000 dollars. */
async function followed() {
  const acts = await copying()
  const { world, trader, follow } = acts
  const price = (instrument: InstrumentId, at: string) =>
    world.broker.operator.setPrice(instrument, decimal(at))
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) await world.pass(DAY_MS)
  }
  await price(apple, '100.00')
  await price(logistics, '50.00')
  await days(6)
  const member = await trader('01011110000')
  const asked = await follow(member, '5000', { stopLoss: 5 })
  await world.pass(REVIEW_MS + SECOND_MS)
  return { ...acts, member, asked, price, days }
}

it('a follow of two weeks mirrors with slippage, skips, has a dividend, falls to its stop-loss, and pays to the cent', async () => {
  const { world, member, asked, price, days, call, until, read, books, trades, skipped } = await followed()
  const at = async () => (await read(member, asked)).running

  // Both shares rise, and the mentor buys them at the opening: the one for half of its worth, the other at 1,900.01.
  await price(apple, '300.00')
  await price(logistics, '1900.00')
  await until('2026-03-16T04:00:00.000Z')
  await price(apple, '300.50')
  await world.pass(SECOND_MS)
  // A quarter of 5,000.00 is 1,250.00: 4 at 300.51 are 1,202.04 with 1.20; the mentor paid 300.01.
  expect(await at()).toMatchObject({ cash: usd('3796.76'), slippage: usd('2.00'), skipped: 1 })
  expect((await trades(member, asked)).map(({ lots, price: paid, fee }) => [lots, paid, fee])).toEqual([
    [4, '300.51', usd('1.20')],
  ])
  expect(
    (await skipped(member, asked)).map(({ instrument, cause, lots }) => [instrument.id, cause, lots]),
  ).toEqual([[logistics, 'belowOneLot', 0]])

  await world.broker.operator.announceDividend({
    instrument: apple,
    amount: decimal('1.50'),
    exDate: localDate('2026-03-19'),
    payDate: localDate('2026-03-21'),
  })
  await until('2026-03-19T05:00:00.000Z')
  await price(apple, '305.00')
  await days(11)
  // 6.00 less 15 percent.
  expect(await at()).toMatchObject({ cash: usd('3801.86') })
  expect((await books(member)).USD).toMatchObject({ copy: '3801.86', margin: '1202.04', tax: '0.90' })

  // The base is 5,000.00, and 5 percent under it 4,750.00: at 237.04 the follow is worth 4,750.02.
  await price(apple, '237.04')
  await world.pass(SECOND_MS)
  expect(await at()).toMatchObject({ stopLoss: { distance: usd('0.02') } })
  await price(apple, '237.03')
  await world.pass(SECOND_MS)

  // 4 at 237.03 are 948.12, less the least commission.
  const paid = usd('4748.99')
  const { follow: one, ended } = await read(member, asked)
  expect(one.follow).toMatchObject({
    progress: 'ended',
    put: usd('5000.00'),
    worth: usd('0.00'),
    earned: usd('-251.01'),
    ended: { cause: 'stopLoss', fee: usd('0.00'), paid },
  })
  expect(ended?.difference).toMatchObject({
    own: usd('-251.01'),
    causes: { slippage: usd('-2.00'), fee: usd('0.00') },
  })
  expect(
    (await trades(member, asked)).map(({ side, cause, price: at, fee }) => [side, cause, at, fee]),
  ).toEqual([
    ['sell', 'copyEnded', '237.03', usd('0.99')],
    ['buy', 'member', '300.51', usd('1.20')],
  ])

  const { lines } = await call(fundRecords, { pageSize: 100, currency: 'USD' }, member)
  expect(lines.map(({ reason, from, to, money: moved }) => [reason, from, to, moved.amount])).toEqual([
    ['copyTrading.taken', 'copy', 'available', '4748.99'],
    ['commission', 'copy', 'fees', '0.99'],
    ['loss', 'copy', 'house', '253.92'],
    ['marginReturned', 'margin', 'copy', '1202.04'],
    ['withholding', 'copy', 'tax', '0.90'],
    ['dividend', 'house', 'copy', '6.00'],
    ['commission', 'copy', 'fees', '1.20'],
    ['marginTaken', 'copy', 'margin', '1202.04'],
    ['copyTrading.put', 'frozen', 'copy', '5000.00'],
    ['requestHeld', 'available', 'frozen', '5000.00'],
    ['practiceMoney', 'external', 'available', '100000.00'],
  ])
  expect((await books(member)).USD).toMatchObject({
    available: '99748.99',
    frozen: '0.00',
    copy: '0.00',
    margin: '0.00',
  })
  const asks = { currency: 'USD', zone: 'America/New_York', range: 'all' } as const
  expect((await call(portfolioReturn, asks, member)).changes).toMatchObject({
    trading: usd('-253.92'),
    dividends: usd('5.10'),
    costs: usd('-2.19'),
    managementFees: usd('0.00'),
    other: usd('0.00'),
  })
})
