import { type PortfolioClosings, type TradeOnWire, portfolioClosings } from '@onelot/api-client'
import type { Currency, DayRange } from '@onelot/domain'
import { Card, Money, Section, Stack, Text, formatLocalDate, useTheme } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { InstrumentsSkeleton } from './PerformanceSkeleton.tsx'
import * as styles from './PerformanceScreen.css.ts'

const lists = ['best', 'worst'] as const

export interface BestAndWorstProps {
  currency: Currency
  range: DayRange
}

/** The exits of the range that brought most and lost most; nothing where nothing was closed. */
export function BestAndWorst({ currency, range }: BestAndWorstProps) {
  const { t } = useTranslation('performance')
  const read = useRead(portfolioClosings, { currency, zone: readerZone(), range })
  return (
    <Loaded read={read} skeleton={<InstrumentsSkeleton />}>
      {(closings) =>
        closings.best.length + closings.worst.length === 0 ? null : (
          <Card>
            <Section heading={t('closings.title')} size="body">
              <Stack gap="x4">
                {lists.map((list) =>
                  closings[list].length === 0 ? null : (
                    <Trades
                      key={list}
                      label={t(`closings.${list}`)}
                      trades={closings[list]}
                      instruments={closings.instruments}
                    />
                  ),
                )}
              </Stack>
            </Section>
          </Card>
        )
      }
    </Loaded>
  )
}

interface TradesProps extends Pick<PortfolioClosings, 'instruments'> {
  label: string
  trades: readonly TradeOnWire[]
}

function Trades({ label, trades, instruments }: TradesProps) {
  return (
    <div>
      <Text as="h3" size="small" tone="secondary">
        {label}
      </Text>
      <ul role="list" aria-label={label} className={styles.instruments}>
        {trades.map((trade) => (
          <li key={trade.execution.id} className={styles.instrument}>
            <Trade trade={trade} instruments={instruments} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was closed, how much of it and when, with what it brought in its own currency. */
function Trade({ trade, instruments }: Pick<TradesProps, 'instruments'> & { trade: TradeOnWire }) {
  const { t } = useTranslation('portfolio')
  const { locale } = useTheme()
  const name = useName()
  const quantity = useQuantity()
  const { href, Link } = useNavigation()
  const { side, execution } = trade
  const instrument = instruments.find(({ id }) => id === trade.instrument)
  if (instrument === undefined || execution.purpose === 'open') return null
  const closed = [
    t(`actions.close.${side}`),
    quantity(execution.lots, instrument),
    formatLocalDate(locale, execution.tradingDay),
  ]
  return (
    <div className={styles.head}>
      <Link href={href({ to: 'positionDetail', position: execution.position })} className={styles.name}>
        <Text weight="strong" lines={2}>
          {name(instrument.name)}
        </Text>
        <Text size="small" tone="secondary">
          {closed.join(' · ')}
        </Text>
      </Link>
      <Money value={execution.netProfit} tone="change" signed weight="strong" />
    </div>
  )
}
