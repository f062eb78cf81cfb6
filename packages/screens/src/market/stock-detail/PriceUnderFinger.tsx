import type { MarketDetail } from '@onelot/api-client'
import {
  ChangeBadge,
  PriceText,
  type PriceTextProps,
  Text,
  changeDigits,
  dayChange,
  priceDigits,
  priceScale,
} from '@onelot/ui'
import type { CrosshairReading } from '@onelot/ui/kline'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import { useReading } from './reading.ts'

interface PriceProps {
  detail: MarketDetail
  /** `display` shrinks to the width that is available; `small`, in a header, has no change but the rate. */
  size: Extract<PriceTextProps['size'], 'display' | 'title' | 'small'>
}

/** The last price, or that under the finger on the chart, with its change. */
export function PriceUnderFinger(props: PriceProps) {
  const reading = useReading()
  return reading === null ? <LastPrice {...props} /> : <PastPrice {...props} reading={reading} />
}

/** With the change of the day. */
function LastPrice({ detail, size }: PriceProps) {
  const { t } = useTranslation('stockDetail')
  const { instrument, market } = detail
  const { quote, staleSince } = useQuote(instrument.id, detail.quote)
  if (quote === undefined) {
    return size === 'small' ? null : (
      <Text size="title" tone="secondary">
        {t('noPrice')}
      </Text>
    )
  }
  const places = changeDigits(priceScale(instrument, market), quote)
  const stale = staleSince !== undefined
  return <Figures {...{ detail, size, stale, places }} price={quote.price} change={dayChange(quote)} />
}

/** With its change as the chart has it. */
function PastPrice({ detail, size, reading }: PriceProps & { reading: CrosshairReading }) {
  const { candle, change } = reading
  const places = priceDigits(priceScale(detail.instrument, detail.market), candle.close)
  return <Figures {...{ detail, size, places }} price={candle.close} change={change} past />
}

interface FiguresProps extends PriceProps, Pick<PriceTextProps, 'price' | 'stale' | 'past'> {
  change: CrosshairReading['change']
  /** Decimals of the change. */
  places: number
}

function Figures({ detail, size, price, change, places, stale = false, past = false }: FiguresProps) {
  const { instrument, market } = detail
  const isSmall = size === 'small'
  return (
    <>
      <PriceText
        price={price}
        scale={priceScale(instrument, market)}
        currencyShown={instrument.kind !== 'index'}
        size={size}
        weight={isSmall ? 'strong' : 'bold'}
        fit={size === 'display'}
        stale={stale}
        past={past}
      />
      {change === null ? (
        <Text tone="secondary">–</Text>
      ) : (
        <ChangeBadge
          change={change}
          show={isSmall ? 'rate' : 'both'}
          places={places}
          size={isSmall ? 'small' : 'body'}
          stale={stale}
        />
      )}
    </>
  )
}
