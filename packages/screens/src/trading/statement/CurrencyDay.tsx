import type { PortfolioStatement } from '@onelot/api-client'
import { type Money as Amount, isZero } from '@onelot/domain'
import {
  BeforeAfter,
  Card,
  type Fact,
  FactList,
  Money,
  Stack,
  Text,
  formatNear,
  formatTime,
  useTheme,
  zoneName,
} from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMovementText } from '../../parts/ledger/useMovementText.ts'
import { useNow } from '../../base/ports/ports.ts'
import { useLendingFacts } from '../../parts/portfolio/useLendingFacts.tsx'
import { shownBuckets } from '../../parts/portfolio/tables.ts'
import * as styles from './StatementScreen.css.ts'

type DayOfCurrency = PortfolioStatement['currencies'][number]

/** One currency: cash at the start, what moved, cash at the end; then what is kept in other balances, and the result. */
export function CurrencyDay({ day }: { day: DayOfCurrency }) {
  const { t } = useTranslation('statement')
  const { locale } = useTheme()
  const { kind } = useMovementText()
  const { currency, zone, to, ended, opening, closing, movements } = day
  const there = formatTime(locale, to, { zone })
  const zoned = {
    zone: zoneName(locale, to, zone),
    time: formatTime(locale, to, { zone: readerZone() }),
    there,
  }
  const soFar = zoned.time === there ? 'soFar' : 'soFarElsewhere'
  const cash: readonly Fact[] = [
    { label: t('opening'), value: <Money value={opening.available} size="small" /> },
    ...movements.map((moved) => ({
      label: kind(moved.kind),
      value: <Money value={moved.money} size="small" signed />,
    })),
    { label: t('closing'), value: <Money value={closing.available} />, strong: true },
  ]
  return (
    <Card as="section" aria-label={currency}>
      <Stack gap="x3">
        <div className={styles.heading}>
          <Text as="h3" weight="bold">
            {currency}
          </Text>
          <Text size="small" tone="secondary">
            {ended ? t('day', zoned) : t(soFar, zoned)}
          </Text>
        </div>
        <FactList facts={cash} />
        <OtherBalances day={day} />
        <DayResult day={day} />
      </Stack>
    </Card>
  )
}

/** A currency whose day begins later: when it does, by the reader's clock. */
export function DayNotBegun({ day }: { day: PortfolioStatement['notBegun'][number] }) {
  const { t } = useTranslation('statement')
  const { locale } = useTheme()
  const now = useNow()
  const { currency, zone, from } = day
  return (
    <Card as="section" aria-label={currency}>
      <Stack gap="x1">
        <Text as="h3" weight="bold">
          {currency}
        </Text>
        <Text size="small" tone="secondary">
          {t('notBegun', {
            zone: zoneName(locale, from, zone),
            time: formatNear(locale, from, now(), readerZone()),
          })}
        </Text>
      </Stack>
    </Card>
  )
}

/** What is not available: on hold, in positions; from what it was to what it is. */
function OtherBalances({ day }: { day: DayOfCurrency }) {
  const { t: shared } = useTranslation('portfolio')
  const { opening, closing } = day
  const others = shownBuckets(day).filter((bucket) => bucket !== 'available')
  if (others.length === 0) return null
  const value = (from: Amount, to: Amount) => (
    <BeforeAfter
      before={from.amount === to.amount ? undefined : <Money value={from} size="small" tone="secondary" />}
      after={<Money value={to} size="small" />}
    />
  )
  return (
    <div className={styles.part}>
      <FactList
        facts={others.map((bucket) => ({
          label: shared(`balances.${bucket}`),
          value: value(opening[bucket], closing[bucket]),
        }))}
      />
    </div>
  )
}

function DayResult({ day }: { day: DayOfCurrency }) {
  const { t } = useTranslation('statement')
  const { t: shared } = useTranslation('portfolio')
  const { realised, fees, taxes, lending, strategies, managementFees } = day
  const lendingFacts = useLendingFacts()
  const facts = [
    { label: shared('realised'), amount: realised, isResult: true },
    { label: shared('fees'), amount: fees, isResult: false },
    { label: shared('taxes'), amount: taxes, isResult: false },
    { label: shared('strategies'), amount: strategies, isResult: true },
    { label: shared('managementFees'), amount: managementFees, isResult: false },
    { label: shared('lending'), amount: lending.net, isResult: true },
  ].filter(({ amount }) => !isZero(amount))
  if (facts.length === 0) return null
  return (
    <div className={styles.part}>
      <FactList
        label={t('result')}
        facts={[
          ...facts.map(({ label, amount, isResult }) => ({
            label,
            value: <Money value={amount} size="small" tone={isResult ? 'change' : 'neutral'} />,
          })),
          ...(isZero(lending.gross) ? [] : lendingFacts(lending)),
        ]}
      />
    </div>
  )
}
