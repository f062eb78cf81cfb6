import { marketDetail } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/stock-detail'
import { expect, it } from 'vitest'
import { screenStage } from './screenStage.tsx'

const stage = screenStage('member')

it('a stock that is read every five seconds is read again five seconds after a read that failed', async () => {
  const asked: number[] = []
  await stage.show({
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
    send: (request) => {
      if (request.url.endsWith(marketDetail.path)) asked.push(performance.now())
      return stage.broker.fetch(request)
    },
  })
  const shown = () => document.body.textContent
  await expect.poll(() => document.querySelector('[role=group][aria-label=Price]')).not.toBeNull()
  stage.broker.setFaults([{ on: 'market/detail', http: 500, times: 1 }])
  await expect.poll(shown).toContain('Not refreshed since')
  await expect.poll(shown).not.toContain('Not refreshed since')
  const [, failed = 0, again = 0] = asked
  expect(again - failed).toBeGreaterThan(4_000)
})
