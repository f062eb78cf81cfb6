import { type Candle, decimal, localDate } from '@onelot/domain'
import { ThemeProvider } from '@onelot/ui'
import { createUiI18n } from '@onelot/ui/i18n'
import { KLineChart } from '@onelot/ui/kline'
import { en } from '@onelot/ui/locales/en'
import { en as kline } from '@onelot/ui/locales/en/kline'
import { createRoot } from 'react-dom/client'

const candles = Array.from({ length: 400 }, (_, index): Candle => {
  const middle = 100 + 10 * Math.sin(index / 15)
  const price = (shift: number) => decimal((middle + shift).toFixed(2))
  return {
    time: localDate(new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)),
    open: price(-0.5),
    high: price(1.5),
    low: price(-1.5),
    close: price(0.5),
    volume: decimal('1000'),
    simulated: true,
  }
})

/** A page three screens high with the chart near its top. */
createRoot(document.querySelector('#root') ?? document.body).render(
  <ThemeProvider
    theme="light"
    marketColours="kr"
    textSize="normal"
    language="en"
    i18n={createUiI18n('en', { ui: en, kline })}
    hideAmounts={false}
  >
    <main style={{ minHeight: '300vh' }}>
      <KLineChart
        label="Daily prices"
        candles={candles}
        period="day"
        zone="Asia/Seoul"
        pricePlaces={2}
        indicators={{ overlays: [], panes: [] }}
      />
    </main>
  </ThemeProvider>,
)
