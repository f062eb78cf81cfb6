import { HomeScreen } from '@onelot/screens/site/home'
import { expect, it, vi } from 'vitest'
import { drawnByTicks } from './drawnByTicks.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const { renders, profiled, called } = await vi.hoisted(() => import('./profiled.tsx'))

vi.mock(import('../packages/screens/src/base/shell/TabPage.tsx'), async (original) => ({
  TabPage: called('screen', profiled('page', (await original()).TabPage)),
}))
vi.mock(import('../packages/screens/src/site/home/Account.tsx'), async (original) => ({
  Account: profiled('account', (await original()).Account),
}))
vi.mock(import('../packages/screens/src/parts/quotes/IndexStrip.tsx'), async (original) => ({
  IndexStrip: called('strip of indices', profiled('indices', (await original()).IndexStrip)),
}))
vi.mock(import('../packages/screens/src/parts/quotes/LiveQuoteRow.tsx'), async (original) => ({
  LiveQuoteRow: called('list of rows', profiled('row', (await original()).LiveQuoteRow)),
}))

const stage = screenStage('holder')

/** Rows of the list that comes last, whose code and rows are asked for when what is above it has arrived. */
const hotStocks = () => document.querySelectorAll('[role=list][aria-label="Hot stocks"] > li').length

/** Home with its rows, the stream open. Returns the calls so far, and those to come. */
async function homeShows(): Promise<readonly string[]> {
  // Home asks for it once it is painted, and draws the account again when it arrives.
  await import('../packages/screens/src/site/home/TodaySheet.tsx')
  const calls: string[] = []
  await stage.show({
    name: 'home',
    screen: <HomeScreen />,
    send: (request) => {
      calls.push(new URL(request.url).pathname.replace('/api/vue/', ''))
      return stage.broker.fetch(request)
    },
  })
  await until(() => {
    expect(hotStocks()).toBeGreaterThan(0)
  })
  return calls
}

/** As the stream is heard. */
const drawnByStream = () =>
  drawnByTicks(stage, () => {
    for (const name of ['row', 'indices']) expect(renders.get(name)).toBeGreaterThan(0)
  })

it('a tick draws the rows and the indices that have ticked, and neither their lists nor what one owns', async () => {
  await homeShows()
  const drawn = await drawnByStream()
  expect([...drawn.keys()].sort()).toEqual(['indices', 'page', 'row'])
})

it('home out of sight draws nothing and asks for nothing, whatever the market and the account do', async () => {
  const calls = await homeShows()
  await drawnByStream()
  stage.keep(false)
  await until(async () => {
    renders.clear()
    await stage.broker.advance('10 s')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(renders.size).toBe(0)
  })
  const asked = calls.length
  await stage.broker.advance('1 day')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(renders.size).toBe(0)
  expect(calls.slice(asked).filter((path) => path !== 'stream/open')).toEqual([])
  stage.keep(true)
  await until(() => {
    expect(calls.slice(asked)).toContain('home/briefing')
  })
})
