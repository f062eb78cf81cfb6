import { type ResponseOf, exchangeChart } from '@onelot/api-client'
import { compareDecimals } from '@onelot/domain'
import {
  ChangeBadge,
  Section,
  Skeleton,
  Sparkline,
  Stack,
  Text,
  changeBetween,
  formatMonthDay,
  useTheme,
} from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import * as styles from './ExchangeScreen.css.ts'
import { type CurrencyPair, shownPair } from './pair.ts'
import { useRateText } from './useRateText.ts'

/** The mid rates of a month, as they are said. */
export function Chart({ pair }: { pair: CurrencyPair }) {
  const { t } = useTranslation('exchange')
  const shown = shownPair(pair)
  const read = useRead(exchangeChart, shown)
  return (
    <Section heading={t('month')}>
      <Loaded read={read} skeleton={<Skeleton shape="block" height="7rem" />}>
        {({ days }) => <Course pair={shown} days={days} />}
      </Loaded>
    </Section>
  )
}

interface CourseProps {
  pair: CurrencyPair
  days: ResponseOf<typeof exchangeChart>['days']
}

function Course({ pair, days }: CourseProps) {
  const { t } = useTranslation('exchange')
  const { locale } = useTheme()
  const rateText = useRateText()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return null
  const rates = days.map(({ rate }) => rate)
  const sorted = rates.toSorted(compareDecimals)
  const [low = first.rate] = sorted
  const high = sorted.at(-1) ?? last.rate
  const change = changeBetween(first.rate, last.rate)
  const [from, to] = [formatMonthDay(locale, first.date), formatMonthDay(locale, last.date)]
  const label = t('course', { from, to, low: rateText(pair, low), high: rateText(pair, high) })
  return (
    <Stack gap="x2">
      <div className={styles.courseHead}>
        <Text weight="strong">{rateText(pair, last.rate)}</Text>
        <ChangeBadge change={change} />
      </div>
      <Sparkline values={rates} direction={change.direction} label={label} width="parent" height="card" />
      <div aria-hidden className={styles.ends}>
        <Text size="caption" tone="secondary">
          {from}
        </Text>
        <Text size="caption" tone="secondary">
          {to}
        </Text>
      </div>
    </Stack>
  )
}
