import { marketCandles, memberMe, newsHot, newsOwn } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { demoInstruments } from '../worlds/demoInstruments.ts'
import { createTestBroker, headersOf, requestTo } from '../testing/testBroker.ts'

const bars = {
  instrument: demoInstruments.apple,
  period: 'timeShare',
  adjustment: 'forward',
  limit: 300,
} as const
const takesGzip = { 'accept-encoding': 'gzip, deflate, br' }
const unpacked = async ({ body }: Response): Promise<string> =>
  new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text()

describe('an answer', () => {
  it('with prices of a day is compressed for who takes that, and the same as for who does not', async () => {
    const { broker } = await createTestBroker()
    const plain = await broker.fetch(requestTo(marketCandles.path, bars))
    const packed = await broker.fetch(requestTo(marketCandles.path, bars, takesGzip))
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('content-length')).toBeNull()
    expect(await unpacked(packed)).toBe(await plain.text())
  })

  it('of news is, and one of a member is not: its length would tell of what is in it', async () => {
    const { broker, register } = await createTestBroker()
    const member = await register('01012345678')
    const news = await broker.fetch(requestTo(newsHot.path, { page: 1, pageSize: 20 }, takesGzip))
    expect(news.headers.get('content-encoding')).toBe('gzip')
    const takenByMember = { ...takesGzip, ...headersOf(member) }
    const me = await broker.fetch(requestTo(memberMe.path, {}, takenByMember))
    expect(me.headers.get('content-encoding')).toBeNull()
    const own = await broker.fetch(requestTo(newsOwn.path, { pageSize: 20 }, takenByMember))
    expect(await own.clone().json()).toMatchObject({ status: 1 })
    expect(own.headers.get('content-encoding')).toBeNull()
  })

  it('of a stream of prices is not held back', async () => {
    const { broker } = await createTestBroker()
    const stream = await broker.fetch(requestTo('stream/open', { instruments: [] }, takesGzip))
    expect(stream.headers.get('content-encoding')).toBeNull()
    await stream.body?.cancel()
  })
})
