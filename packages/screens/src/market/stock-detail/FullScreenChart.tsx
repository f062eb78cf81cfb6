import type { MarketDetail } from '@onelot/api-client'
import { ChartFullScreen } from '@onelot/ui/kline'
import type { ReactNode, RefCallback } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PriceUnderFinger } from './PriceUnderFinger.tsx'
import { useReadingStore } from './reading.ts'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

export interface FullScreenChartProps {
  detail: MarketDetail
  toolbar: ReactNode
  /** Where the chart moves to. */
  slot: RefCallback<HTMLElement>
  onClose: () => void
}

/** The page's chart over the whole screen, with what one needs of the page beside it: whose prices, the price, the periods. */
export function FullScreenChart({ detail, toolbar, slot, onClose }: FullScreenChartProps) {
  const { t } = useTranslation('stockDetail')
  const name = useName()(detail.instrument.name)
  const reading = useReadingStore()
  return (
    <ChartFullScreen
      label={t('chartFullScreen', { name })}
      name={name}
      price={
        <>
          <PriceUnderFinger detail={detail} size="title" />
          <SimulatedMark of={detail.instrument} />
        </>
      }
      toolbar={toolbar}
      crosshairShown={() => reading.read() !== null}
      onClose={onClose}
    >
      <div ref={slot} style={{ height: '100%' }} />
    </ChartFullScreen>
  )
}
