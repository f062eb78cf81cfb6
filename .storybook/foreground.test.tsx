import { decimal, instrumentId } from '@onelot/domain'
import { type BrowserBroker, createBrowserBroker } from '@onelot/mock-api/browser'
import { Foreground } from '@onelot/screens'
import { StockDetailScreen } from '@onelot/screens/stock-detail'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showScreen } from './screenStage.tsx'

const apple = instrumentId('US:AAPL')

let broker: BrowserBroker
let roots: readonly Root[] = []
let visibility: DocumentVisibilityState = 'visible'
/** Open streams, by the instruments that each asked for. */
let streams: Set<readonly string[]>
let asked: string[]

function turn(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

async function send(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/api/vue/', '')
  asked.push(path)
  if (path !== 'stream/open') return broker.fetch(request)
  const { instruments } = (await request.clone().json()) as { instruments: readonly string[] }
  streams.add(instruments)
  request.signal.addEventListener('abort', () => streams.delete(instruments))
  return broker.fetch(request)
}

beforeEach(async () => {
  visibility = 'visible'
  streams = new Set()
  asked = []
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  broker = await createBrowserBroker({ world: 'protectedHolder' })
  roots = [0, 1].map(() => createRoot(document.body.appendChild(document.createElement('div'))))
})
afterEach(async () => {
  for (const root of roots) root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await broker.dispose()
})

async function open(): Promise<void> {
  const [root, beside] = roots
  if (root === undefined || beside === undefined) throw new Error('nowhere to draw')
  const screen = <StockDetailScreen instrument={apple} />
  const client = await showScreen({ root, broker, name: 'stockDetail', screen, send })
  beside.render(<Foreground client={client} />)
  await vi.waitFor(
    () => {
      expect([...streams]).toEqual([[apple]])
      expect(document.querySelector('[role=slider]')).not.toBeNull()
    },
    { timeout: 15_000 },
  )
}

const price = () => document.querySelector('[role=group][aria-label=Price]')?.textContent

describe('the app in the background', () => {
  it('closes its stream', async () => {
    await open()
    turn('hidden')
    await vi.waitFor(() => {
      expect(streams.size).toBe(0)
    })
  })

  it('asks for nothing, and shows what it had', async () => {
    await open()
    turn('hidden')
    const shown = price()
    await broker.broker.operator.setPrice(apple, decimal('190.00'))
    await broker.advance('2 s')
    asked = []
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    expect(asked).toEqual([])
    expect(price()).toBe(shown)
  })

  it('subscribes anew when it comes back, reads its figures again, and shows the price of now', async () => {
    await open()
    turn('hidden')
    await broker.broker.operator.setPrice(apple, decimal('190.00'))
    await broker.advance('2 s')
    asked = []
    turn('visible')
    await vi.waitFor(
      () => {
        expect([...streams]).toEqual([[apple]])
        expect(asked).toEqual(expect.arrayContaining(['stream/open', 'market/detail', 'trade/account']))
        expect(price()).toContain('190.00')
      },
      { timeout: 5_000 },
    )
  })
})
