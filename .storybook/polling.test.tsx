import { marketDetail } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { expect, it, onTestFinished, vi } from 'vitest'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('member')

it('a stock that is read every five seconds is read again five seconds after a read that failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let asked = 0
  await stage.show({
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
    send: (request) => {
      if (request.url.endsWith(marketDetail.path)) asked += 1
      return stage.broker.fetch(request)
    },
  })
  const shown = () => document.body.textContent
  await until(() => {
    expect(document.querySelector('[role=group][aria-label=Price]')).not.toBeNull()
  })
  stage.broker.setFaults([{ on: 'market/detail', http: 500, times: 1 }])
  await vi.advanceTimersByTimeAsync(5_000)
  await until(() => {
    expect(shown()).toContain('Not refreshed since')
  })
  const failed = asked
  await vi.advanceTimersByTimeAsync(4_000)
  expect(asked).toBe(failed)
  expect(shown()).toContain('Not refreshed since')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toBe(failed + 1)
  await until(() => {
    expect(shown()).not.toContain('Not refreshed since')
  })
})
