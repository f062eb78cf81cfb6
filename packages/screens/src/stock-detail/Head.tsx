import type { MarketDetail } from '@onelot/api-client'
import type { Instant, Quote } from '@onelot/domain'
import {
  ChangeBadge,
  Inline,
  NoticeBar,
  PriceText,
  SessionLabel,
  SimulatedLabel,
  StaleNotice,
  Text,
  changeDigits,
  dayChange,
  priceScale,
} from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNow } from '../ports/ports.ts'
import { PracticeBanner } from '../shell/PracticeBanner.tsx'
import * as styles from './StockDetailScreen.css.ts'

export interface HeadProps {
  detail: MarketDetail
  quote: Quote | undefined
  staleSince: Instant | undefined
}

/** The one number of the screen, with its change, its market, and how true it is. */
export function Head({ detail, quote, staleSince }: HeadProps) {
  const { t } = useTranslation('stockDetail')
  const now = useNow()
  const { instrument, market, session, halted } = detail
  const scale = priceScale(instrument, market)
  const stale = staleSince !== undefined
  return (
    <>
      <PracticeBanner />
      <div className={styles.head}>
        <Inline gap="x3" wrap>
          <Text tone="secondary">{instrument.code}</Text>
          <SessionLabel session={session} zone={market.zone} now={now()} />
          <SimulatedLabel />
        </Inline>
        {quote === undefined ? (
          <Text size="title" tone="secondary">
            {t('noPrice')}
          </Text>
        ) : (
          <>
            <PriceText
              price={quote.price}
              scale={scale}
              currencyShown={instrument.kind !== 'index'}
              size="display"
              weight="bold"
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
        )}
      </div>
      <div className={styles.notices}>
        {halted ? <NoticeBar tone="error">{t('halted')}</NoticeBar> : null}
        {staleSince === undefined ? null : <StaleNotice since={staleSince} zone={market.zone} />}
      </div>
    </>
  )
}
