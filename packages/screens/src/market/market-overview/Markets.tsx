import type { BreadthOnWire, ResponseOf, marketBreadth, marketOverview } from '@onelot/api-client'
import { isAroundTheClock } from '@onelot/domain'
import {
  Card,
  Inline,
  Section,
  SessionLabel,
  Skeleton,
  Stack,
  Text,
  formatCompactMoney,
  useTheme,
} from '@onelot/ui'
import type { Read } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { BreadthBar } from './BreadthBar.tsx'
import * as styles from './MarketOverviewScreen.css.ts'

type Markets = ResponseOf<typeof marketOverview>['markets']

export interface MarketsProps {
  markets: Markets
  breadth: Read<ResponseOf<typeof marketBreadth>>
}

/** Every market: open until when, by the reader's clock and then by the exchange's; how many listings rise and fall; what was traded. */
export function Markets({ markets, breadth }: MarketsProps) {
  const { t } = useTranslation('marketOverview')
  return (
    <Section heading={t('markets')}>
      <Card>
        <ul role="list" aria-label={t('markets')}>
          {markets.map((one) => (
            <li key={one.market.id} className={styles.market}>
              <MarketState
                state={one}
                breadth={breadth.data?.markets.find(({ market }) => market === one.market.id)}
                loading={breadth.data === undefined && breadth.failure === undefined}
              />
            </li>
          ))}
        </ul>
        <Loaded read={breadth} skeleton={null}>
          {() => null}
        </Loaded>
      </Card>
    </Section>
  )
}

interface MarketStateProps {
  state: Markets[number]
  breadth: BreadthOnWire | undefined
  /** Whether its figures are still on the way. */
  loading: boolean
}

function MarketState({ state: { market, session }, breadth, loading }: MarketStateProps) {
  const { t } = useTranslation('marketOverview')
  const { locale } = useTheme()
  const now = useNow()
  const { turnover } = breadth ?? {}
  return (
    <Stack gap="x2">
      <Inline justify="between" wrap gap="x2">
        <Text weight="strong">{t(`of.${market.id}`)}</Text>
        {turnover === undefined ? null : (
          <Text size="small" tone="secondary">
            {t('turnover', {
              amount: formatCompactMoney(locale, { currency: market.currency, amount: turnover }),
            })}
          </Text>
        )}
      </Inline>
      <SessionLabel
        session={session}
        zone={readerZone()}
        exchange={market.zone}
        now={now()}
        aroundTheClock={isAroundTheClock(market.id)}
      />
      {breadth === undefined ? null : <BreadthBar breadth={breadth} />}
      {loading ? <Skeleton line="small" /> : null}
    </Stack>
  )
}
