import type { Candle } from '@onelot/domain'
import { ThemeProvider } from '@onelot/ui'
import { createUiI18n } from '@onelot/ui/i18n'
import { KLineChart } from '@onelot/ui/kline'
import { en } from '@onelot/ui/locales/en'
import { en as kline } from '@onelot/ui/locales/en/kline'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { size, volumeHeight, type Mount, type Scenario } from './subject.ts'

const withIndicators = { overlays: ['MA'], panes: ['VOL'] } as const
const withoutIndicators = { overlays: [], panes: [] } as const

interface ChartProps {
  candles: readonly Candle[]
  scenario: Scenario
  onReady: (setLive: (candle: Candle) => void) => void
}

/** As in a screen: the live candle is its state. */
function Screen({ candles, scenario, onReady }: ChartProps) {
  const [live, setLive] = useState<Candle>()
  useLayoutEffect(() => {
    onReady(setLive)
  }, [onReady])
  const panes = scenario === 'indicators'
  return (
    <KLineChart
      label="bench"
      candles={candles}
      period="day"
      zone="Asia/Seoul"
      pricePlaces={2}
      indicators={panes ? withIndicators : withoutIndicators}
      priceHeight={panes ? size.height - volumeHeight - 1 : size.height}
      {...(live ? { live } : {})}
    />
  )
}

const i18n = createUiI18n('en', { ui: en, kline })

/** Our component with all it has: legend, keyboard, marks. An update is another state of the screen around it. */
export const mountOurs: Mount = (host, candles, scenario) => {
  let setLive: (candle: Candle) => void = () => undefined
  const onReady = (set: typeof setLive): void => {
    setLive = set
  }
  flushSync(() => {
    createRoot(host).render(
      <ThemeProvider
        theme="light"
        marketColours="kr"
        textSize="normal"
        language="en"
        i18n={i18n}
        hideAmounts={false}
      >
        <Screen candles={candles} scenario={scenario} onReady={onReady} />
      </ThemeProvider>,
    )
  })
  return {
    update: (candle) => {
      flushSync(() => {
        setLive(candle)
      })
    },
  }
}
