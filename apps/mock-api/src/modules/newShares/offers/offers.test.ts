import { contract, marketDetail, messagesList } from '@onelot/api-client'
import { defaultMarkets, exact, instrumentId, isOnTick, languages, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { offering } from '../../../testing/offering.ts'
import { offerTerms, offerTimes } from './testing/terms.ts'

const { offersGet, offersList, offersStory } = contract.offers
const { applicationsRemind } = contract.applications
const { withdrawalsTerms } = contract.withdrawals
const { closingStatus } = contract.closing
const offer = offerTerms.offer
const instrument = instrumentId('KRX:999100')
const HOUR_MS = 3_600_000

describe('an offer', () => {
  it('is read by anyone, with its dates, its prices and what is left of it', async () => {
    const { world } = await offering()
    const { offer: shown } = await world.call(offersGet, { offer })
    expect(shown).toMatchObject({
      phase: 'coming',
      phaseEnds: offerTimes.opensAt,
      dates: offerTimes,
      zone: 'Asia/Seoul',
      instrument: { id: instrument, currency: 'KRW' },
      underwritingPrice: '20000',
      leastDeposit: money('KRW', '100000'),
      offered: 10_000,
      subscribed: 0,
      claimed: 0,
    })
  })

  it('that nobody has announced is not there', async () => {
    const { world } = await offering()
    for (const path of ['offers/get', 'offers/story', 'offers/draw'])
      expect(await world.send(path, { offer: 'nothing' })).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
  })

  it('has a simulated price on a tick until it is listed, which moves and is the same for all', async () => {
    const { world } = await offering()
    const indicated = async () => (await world.call(offersGet, { offer })).offer.indicative
    const first = await indicated()
    expect(await indicated()).toEqual(first)
    expect(first.source).toBe('simulated')
    expect(isOnTick(defaultMarkets.KRX, first.price)).toBe(true)
    expect(exact(first.price).minus('20000').eq(first.difference)).toBe(true)
    const prices = new Set<string>()
    for (let hour = 0; hour < 12; hour += 1) {
      await world.pass(HOUR_MS)
      prices.add((await indicated()).price)
    }
    expect(prices.size).toBeGreaterThan(3)
  })

  it('tells the story of its company and has its documents, in every language', async () => {
    const { world } = await offering()
    const { story } = await world.call(offersStory, { offer })
    expect((await world.call(offersStory, { offer })).story).toEqual(story)
    expect(story.revenues).toHaveLength(3)
    expect(story.documents.map(({ name }) => name)).toEqual(['prospectus', 'risks', 'proceeds', 'allotment'])
    const texts = [
      story.headline,
      ...story.paragraphs,
      ...story.documents.flatMap(({ title, sections }) => [
        title,
        ...sections.flatMap(({ heading, text }) => [heading, text]),
      ]),
    ]
    for (const language of languages) expect(texts.filter((text) => text[language].trim() === '')).toEqual([])
  })

  it('groups the digits of its employees, as the figure beside them is', async () => {
    const { world } = await offering()
    const { story } = await world.call(offersStory, { offer })
    for (const language of languages) expect(story.paragraphs[0]?.[language]).toMatch(/ 1,\d{3}[ 명]/)
  })
})

describe('the list of offers', () => {
  it('has the open ones first, of a phase or a market where one is asked for, with how many there are', async () => {
    const { world, announce, until } = await offering()
    const other = { offer: 'other', code: '999101' }
    const later = { ...offerTimes, opensAt: '2026-03-10T06:00:00.000Z' }
    await announce({ ...other, dates: later })
    await announce({ offer: 'us', market: 'US', code: 'NEWCO', provisionalPrice: '20.00', dates: later })
    await until(offerTimes.opensAt)
    const listed = async (filter: object) => {
      const { offers, phases, total } = await world.call(offersList, { pageSize: 10, ...filter })
      return {
        ids: offers.map(({ id }) => id),
        total,
        phases: phases.flatMap(({ phase, offers: count }) =>
          count > 0 ? [`${phase} ${String(count)}`] : [],
        ),
      }
    }
    expect(await listed({})).toMatchObject({ total: 3, phases: ['coming 2', 'open 1'] })
    expect((await listed({})).ids[0]).toBe(offer)
    expect(await listed({ phase: 'open' })).toMatchObject({ ids: [offer], total: 1 })
    expect(await listed({ market: 'US' })).toMatchObject({ ids: ['us'], phases: ['coming 1'] })
    expect(await listed({ phase: 'listed' })).toMatchObject({ ids: [], total: 0 })
    const first = await world.call(offersList, { pageSize: 2 })
    const second = await world.call(offersList, { pageSize: 2, after: first.next })
    expect([...first.offers, ...second.offers].map(({ id }) => id)).toEqual((await listed({})).ids)
  })
})

describe('the company of an offer', () => {
  it('is known to the market from the announcement on, and has no price before its listing', async () => {
    const { world } = await offering()
    const detail = await world.call(marketDetail, { instrument })
    expect(detail).toMatchObject({ listedFrom: offerTimes.listsAt })
    expect(detail.quote).toBeUndefined()
  })

  it('is listed at the actual price, under the limits of a first day', async () => {
    const { world, until } = await offering()
    await world.operate('offer/price', { offer, price: '23000' })
    expect((await world.call(offersGet, { offer })).offer).toMatchObject({
      provisionalPrice: '20000',
      underwritingPrice: '23000',
    })
    await until(offerTimes.listsAt)
    await world.pass(60_000)
    const { quote, market } = await world.call(marketDetail, { instrument })
    expect(quote).toMatchObject({ previousClose: '23000' })
    // From 60 to 400 percent of the offering price.
    expect(market).toMatchObject({ priceLimit: '3', fallLimit: '0.4' })
    const { offer: listed } = await world.call(offersGet, { offer })
    expect(listed).toMatchObject({ phase: 'listed', indicative: { price: quote?.price, source: 'market' } })
  })
})

describe('an operator', () => {
  it.each([
    ['dates.closesAt', { dates: { ...offerTimes, closesAt: offerTimes.opensAt } }],
    ['provisionalPrice', { provisionalPrice: '20001' }],
    ['actualPrice', { actualPrice: '23001' }],
    ['minShares', { minShares: 15 }],
    ['winningRate', { winningRate: '1.5' }],
    ['instrument.id', { offer: 'again' }],
  ])('is refused for the %s: %o', async (field, changed) => {
    const { tryToAnnounce } = await offering()
    const terms = field === 'instrument.id' ? changed : { offer: 'new', code: '999102', ...changed }
    const answer = await tryToAnnounce(terms)
    expect(answer).toMatchObject({ msg: 'VALIDATION' })
    expect(answer.data).toHaveProperty(['fields', field])
  })

  it('changes an offer until it opens: what is listed changes with it', async () => {
    const { world, announce, tryToAnnounce, until } = await offering()
    const dates = { ...offerTimes, listsAt: '2026-03-20T00:00:00.000Z' }
    expect(await announce({ dates, provisionalPrice: '21000' })).toMatchObject({ status: 1 })
    expect(await world.call(marketDetail, { instrument })).toMatchObject({ listedFrom: dates.listsAt })
    await until(offerTimes.opensAt)
    expect(await tryToAnnounce({})).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
  })

  it('sets the actual price until the draw, on a tick', async () => {
    const { world, until } = await offering()
    const price = async (asked: string) =>
      (await world.askOperator('offer/price', { offer, price: asked })).msg
    expect(await price('23001')).toBe('VALIDATION')
    await until(offerTimes.drawsAt)
    expect(await price('23000')).toBe('ORDER_WRONG_STATE')
  })
})

describe('a member', () => {
  it('is reminded of the opening and of the last day, who has asked for it', async () => {
    const { until, trader, call } = await offering()
    const [asked, other] = [await trader('01011110000'), await trader('01022220000')]
    expect(await call(applicationsRemind, { offer, remind: true }, asked)).toEqual({ reminded: true })
    await until(offerTimes.closesAt)
    const namesOf = async (member: typeof asked) =>
      (await call(messagesList, { pageSize: 20 }, member)).messages.flatMap(({ kind, params }) =>
        kind === 'product' ? [params.name] : [],
      )
    expect(await namesOf(asked)).toEqual(['applications.closesToday', 'applications.opens'])
    expect(await namesOf(other)).toEqual([])
  })

  it('cannot withdraw what an application holds, nor close the account meanwhile', async () => {
    const { until, trader, call, apply } = await offering()
    const member = await trader('01011110000')
    await until(offerTimes.opensAt)
    const applied = await apply(member, 20)
    const { heldBack } = await call(withdrawalsTerms, { currency: 'KRW' }, member)
    expect(heldBack).toEqual([
      { kind: 'product', module: 'applications', money: applied.deposit, ref: applied.id },
    ])
    const { obstacles } = await call(closingStatus, {}, member)
    expect(obstacles).toEqual([{ name: 'product', module: 'applications' }])
  })
})
