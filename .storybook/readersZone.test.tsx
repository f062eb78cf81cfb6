import { instrumentId } from '@onelot/domain'
import { MarketScreen } from '@onelot/screens/market/market'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('alerted')

/** The world is of 11:00 on 10 March in Seoul, which is 22:00 on 9 March for this reader. */
beforeEach(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' }))
afterEach(() => cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' }))

describe('a reader in New York', () => {
  it('sees since when the market is silent on their own clock', async () => {
    stage.broker.setFaults([{ on: 'stream/open', http: 503 }])
    await stage.show({ name: 'market', screen: <MarketScreen /> })
    await until(() => {
      expect(document.body.textContent).toContain('No new prices since 22:00. ')
    })
  })

  it('sees the date on which an alert ends there', async () => {
    await stage.show({
      name: 'stockDetail',
      screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
    })
    await until(() => {
      document.querySelector<HTMLButtonElement>('button[aria-label*="lert"]')?.click()
      expect(document.querySelectorAll('[role=switch]')).toHaveLength(2)
    })
    const sheet = document.querySelector('[role=switch]')?.closest('[role=dialog]')
    // It ends on 7 June at 2:02 by the clock of Greenwich.
    expect(sheet?.textContent).toContain('Until Jun 6, 2026')
  })
})
