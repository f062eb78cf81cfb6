import type { MarketDetail } from '@onelot/api-client'
import { instant, isAroundTheClock, localDate } from '@onelot/domain'
import {
  Inline,
  MarketStatus,
  StaleNotice,
  Text,
  formatDateTime,
  formatLocalDate,
  useTheme,
} from '@onelot/ui'
import type { CrosshairReading } from '@onelot/ui/kline'
import type { RefObject } from 'react'
import { momentTexts } from '../../base/i18n/momentTexts.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useQuote } from '../../parts/quotes/useQuote.ts'
import { PracticeChip } from '../../base/shell/PracticeChip.tsx'
import { PriceUnderFinger } from './PriceUnderFinger.tsx'
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
        <Inline gap="x2" wrap>
          <Text size="small" tone="secondary">
            {instrument.code}
          </Text>
          {reading === null ? (
            <MarketStatus
              session={session}
              zone={readerZone()}
              exchange={market.zone}
              now={now()}
              aroundTheClock={isAroundTheClock(market.id)}
              halted={detail.halted}
              holiday={detail.holiday}
              listedFrom={detail.listedFrom}
              marks={detail.marks}
            />
          ) : (
            <When reading={reading} detail={detail} />
          )}
        </Inline>
        <div className={styles.figures}>
          <div ref={price} role="group" aria-label={t('price')} className={styles.price}>
            <PriceUnderFinger detail={detail} size="display" />
          </div>
          <span className={styles.marks}>
            <PracticeChip />
          </span>
        </div>
      </div>
      <Notices detail={detail} />
    </>
  )
}

interface WhenProps extends Pick<HeadProps, 'detail'> {
  reading: CrosshairReading
}

/** When the price under the finger was: an instant by the reader's clock, then by that of the exchange, or a trading day. */
function When({ reading, detail }: WhenProps) {
  const { locale } = useTheme()
  const now = useNow()
  const { time } = reading.candle
  if (!time.includes('T'))
    return (
      <Text size="small" tone="secondary">
        {formatLocalDate(locale, localDate(time))}
      </Text>
    )
  const { own, exchange } = momentTexts(detail.market.id, readerZone(), (style) =>
    formatDateTime(locale, instant(Date.parse(time)), { ...style, now: now() }),
  )
  return (
    <>
      <Text size="small" tone="secondary">
        {own}
      </Text>
      {exchange === undefined ? null : (
        <Text size="small" tone="muted">
          {exchange}
        </Text>
      )}
    </>
  )
}

/** Whether prices have stopped. */
function Notices({ detail }: Pick<HeadProps, 'detail'>) {
  const { stoppedSince } = useQuote(detail.instrument.id, detail.quote)
  const now = useNow()
  return (
    <div className={styles.notices}>
      {stoppedSince === undefined ? null : (
        <StaleNotice since={stoppedSince} zone={readerZone()} now={now()} />
      )}
    </div>
  )
}
