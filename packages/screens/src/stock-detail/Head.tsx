import type { MarketDetail } from '@onelot/api-client'
import { instant, localDate } from '@onelot/domain'
import {
  ChangeBadge,
  Inline,
  PriceText,
  SessionLabel,
  SimulatedLabel,
  StaleNotice,
  Text,
  changeDigits,
  dayChange,
  formatDateTime,
  formatLocalDate,
  priceDigits,
  priceScale,
  useTheme,
} from '@onelot/ui'
import type { CrosshairReading } from '@onelot/ui/kline'
import type { RefObject } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useNow } from '../ports/ports.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { PracticeChip } from '../shell/PracticeChip.tsx'
import { useReading } from './reading.ts'
import * as styles from './StockDetailScreen.css.ts'

export interface HeadProps {
  detail: MarketDetail
  /** The price, from which the header takes over once it has scrolled away. */
  price: RefObject<HTMLDivElement | null>
}

/** What the listing is, and the one number of the screen: the last price, or that under the finger. */
export function Head({ detail, price }: HeadProps) {
  const { t } = useTranslation('stockDetail')
  const now = useNow()
  const reading = useReading()
  const { instrument, market, session } = detail
  return (
    <>
      <div className={styles.head}>
        <Inline gap="x3" wrap>
          <Text tone="secondary">{instrument.code}</Text>
          {reading === null ? (
            <SessionLabel session={session} zone={market.zone} now={now()} zoneShown />
          ) : (
            <When reading={reading} detail={detail} />
          )}
          <SimulatedLabel />
          <PracticeChip />
        </Inline>
        <div ref={price} role="group" aria-label={t('price')} className={styles.price}>
          {reading === null ? <Price detail={detail} /> : <PastPrice reading={reading} detail={detail} />}
        </div>
      </div>
      <Notices detail={detail} />
    </>
  )
}

/** The last price, with the change of the day. */
function Price({ detail }: Pick<HeadProps, 'detail'>) {
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
        size="display"
        weight="bold"
        fit
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

interface PastProps extends Pick<HeadProps, 'detail'> {
  reading: CrosshairReading
}

/** The price under the finger, with its change as the chart has it. */
function PastPrice({ reading, detail }: PastProps) {
  const { candle, change } = reading
  const { instrument, market } = detail
  const scale = priceScale(instrument, market)
  return (
    <>
      <PriceText
        price={candle.close}
        scale={scale}
        currencyShown={instrument.kind !== 'index'}
        size="display"
        weight="bold"
        fit
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

/** When that price was: an instant on the clock of the exchange, or a trading day. */
function When({ reading, detail }: PastProps) {
  const { locale } = useTheme()
  const now = useNow()
  const { time } = reading.candle
  const { zone } = detail.market
  return (
    <Text size="small" tone="secondary">
      {time.includes('T')
        ? formatDateTime(locale, instant(Date.parse(time)), { zone, zoneShown: true, now: now() })
        : formatLocalDate(locale, localDate(time))}
    </Text>
  )
}

/** Whether the price is stale. */
function Notices({ detail }: Pick<HeadProps, 'detail'>) {
  const { staleSince } = useQuote(detail.instrument.id, detail.quote)
  return (
    <div className={styles.notices}>
      {staleSince === undefined ? null : <StaleNotice since={staleSince} zone={detail.market.zone} />}
    </div>
  )
}
