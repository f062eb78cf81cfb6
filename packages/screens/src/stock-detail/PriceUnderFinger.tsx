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
import { useTranslation } from '../i18n/translation.tsx'
import { useQuote } from '../quotes/useQuote.ts'
import { useReading } from './reading.ts'

interface PriceProps {
  detail: MarketDetail
  /** `display` shrinks to the width that is available. */
  size: Extract<PriceTextProps['size'], 'display' | 'title'>
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
  const scale = priceScale(instrument, market)
  const stale = staleSince !== undefined
  if (quote === undefined) {
    return (
      <Text size="title" tone="secondary">
        {t('noPrice')}
      </Text>
    )
  }
  return (
    <>
      <PriceText
        price={quote.price}
        scale={scale}
        currencyShown={instrument.kind !== 'index'}
        size={size}
        weight="bold"
        fit={size === 'display'}
        stale={stale}
      />
      <ChangeBadge
        change={dayChange(quote)}
        show="both"
        places={changeDigits(scale, quote)}
        size="body"
        stale={stale}
      />
    </>
  )
}

/** With its change as the chart has it. */
function PastPrice({ detail, size, reading }: PriceProps & { reading: CrosshairReading }) {
  const { candle, change } = reading
  const { instrument, market } = detail
  const scale = priceScale(instrument, market)
  return (
    <>
      <PriceText
        price={candle.close}
        scale={scale}
        currencyShown={instrument.kind !== 'index'}
        size={size}
        weight="bold"
        fit={size === 'display'}
        past
      />
      {change === null ? (
        <Text tone="secondary">–</Text>
      ) : (
        <ChangeBadge change={change} show="both" places={priceDigits(scale, candle.close)} size="body" />
      )}
    </>
  )
}
