import { decimal, instrumentId } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const apple = instrumentId('US:AAPL')

const stage = screenStage('protectedHolder')

/** Open streams, by the instruments that each asked for. */
let streams: Set<readonly string[]>
let asked: string[]

async function send(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/api/vue/', '')
  asked.push(path)
  if (path !== 'stream/open') return stage.broker.fetch(request)
  const { instruments } = (await request.clone().json()) as { instruments: readonly string[] }
  // It may have been closed while it was read.
  if (!request.signal.aborted) streams.add(instruments)
  request.signal.addEventListener('abort', () => streams.delete(instruments))
  return stage.broker.fetch(request)
}

beforeEach(() => {
  streams = new Set()
  asked = []
})

async function open(): Promise<void> {
  await stage.show({ name: 'stockDetail', screen: <StockDetailScreen instrument={apple} />, send })
  await until(() => {
    expect([...streams]).toEqual([[apple]])
    expect(document.querySelector('[role=slider]')).not.toBeNull()
    // The last parts to load, which ask once they have.
    expect(asked).toEqual(expect.arrayContaining(['loans/overview', 'increases/products']))
  })
}

const price = () => document.querySelector('[role=group][aria-label=Price]')?.textContent

describe('the app in the background', () => {
  it('closes its stream', async () => {
    await open()
    stage.turn('hidden')
    await until(() => {
      expect(streams.size).toBe(0)
    })
  })

  it('opens no stream until it has come to the front, where it was opened behind another', async () => {
    stage.turn('hidden')
    await stage.show({ name: 'stockDetail', screen: <StockDetailScreen instrument={apple} />, send })
    await until(() => {
      expect(asked).toContain('market/detail')
      expect(document.querySelector('[role=slider]')).not.toBeNull()
    })
    expect(asked).not.toContain('stream/open')
    stage.turn('visible')
    await until(() => {
      expect([...streams]).toEqual([[apple]])
    })
  })

  it('asks for nothing, and shows what it had', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await open()
    stage.turn('hidden')
    const shown = price()
    await stage.broker.broker.operator.setPrice(apple, decimal('190.00'))
    await stage.broker.advance('2 s')
    asked = []
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    expect(price()).toBe(shown)
  })

  it('subscribes anew when it comes back, reads its figures again, and shows the price of now', async () => {
    await open()
    stage.turn('hidden')
    await stage.broker.broker.operator.setPrice(apple, decimal('190.00'))
    await stage.broker.advance('2 s')
    asked = []
    stage.turn('visible')
    await until(() => {
      expect([...streams]).toEqual([[apple]])
      expect(asked).toEqual(expect.arrayContaining(['stream/open', 'market/detail', 'trade/account']))
      expect(price()).toContain('190.00')
    })
  })
})
