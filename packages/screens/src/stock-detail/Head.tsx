import type { MarketDetail } from '@onelot/api-client'
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
import { useQuote } from '../quotes/useQuote.ts'
import { PracticeChip } from '../shell/PracticeChip.tsx'
import * as styles from './StockDetailScreen.css.ts'

export interface HeadProps {
  detail: MarketDetail
}

/** What the listing is, and the one number of the screen. */
export function Head({ detail }: HeadProps) {
  const now = useNow()
  const { instrument, market, session } = detail
  return (
    <>
      <div className={styles.head}>
        <Inline gap="x3" wrap>
          <Text tone="secondary">{instrument.code}</Text>
          <SessionLabel session={session} zone={market.zone} now={now()} />
          <SimulatedLabel />
          <PracticeChip />
        </Inline>
        <Price detail={detail} />
      </div>
      <Notices detail={detail} />
    </>
  )
}

/** The price, with its change. */
function Price({ detail }: HeadProps) {
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

/** Whether the instrument is halted, and whether its price is stale. */
function Notices({ detail }: HeadProps) {
  const { t } = useTranslation('stockDetail')
  const { staleSince } = useQuote(detail.instrument.id, detail.quote)
  return (
    <div className={styles.notices}>
      {detail.halted ? <NoticeBar tone="error">{t('halted')}</NoticeBar> : null}
      {staleSince === undefined ? null : <StaleNotice since={staleSince} zone={detail.market.zone} />}
    </div>
  )
}
