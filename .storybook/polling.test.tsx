import { instrumentId } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/stock-detail'
import { expect, it } from 'vitest'
import { screenStage } from './screenStage.tsx'

const stage = screenStage('member')

it('a stock that is read every five seconds is read again after a read that failed', async () => {
  await stage.show({
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
  })
  const shown = () => document.body.textContent
  await expect.poll(() => document.querySelector('[role=group][aria-label=Price]')).not.toBeNull()
  stage.broker.setFaults([{ on: 'market/detail', http: 500, times: 1 }])
  await expect.poll(shown).toContain('Not refreshed since')
  await expect.poll(shown).not.toContain('Not refreshed since')
})
