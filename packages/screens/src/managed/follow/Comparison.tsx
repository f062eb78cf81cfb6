import { type Money as Amount, type Decimal, isNegative, isZero, negate } from '@onelot/domain'
import {
  Box,
  Card,
  FactGrid,
  ListRow,
  Money,
  RowList,
  Section,
  Stack,
  Text,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type Difference, causesOf, rateIn } from './followView.ts'
import { useFollowTexts } from './useFollowTexts.ts'

export interface ComparisonProps {
  difference: Difference
  mentorRate: Decimal
  put: Amount
  /** Whether the fee was paid: else it is what would be. */
  isFinal: boolean
}

/** The own result beside the mentor's with as much, and the difference by cause: the causes add up to it. */
export function Comparison({ difference, mentorRate, put, isFinal }: ComparisonProps) {
  const { t } = useTranslation('follow')
  const { own, mentors, difference: sum } = difference
  return (
    <Section heading={t('difference.label')}>
      <Card padding="none">
        <Box padding="x5">
          <Stack gap="x4">
            <FactGrid
              label={t('difference.label')}
              facts={[
                { label: t('difference.own'), value: <Result result={own} rate={rateIn(own, put)} /> },
                { label: t('difference.mentor'), value: <Result result={mentors} rate={mentorRate} /> },
              ]}
            />
            <Stack gap="x1">
              <Said sum={sum} />
              <Text as="p" size="small" tone="secondary">
                {t(isFinal ? 'difference.final' : 'difference.ifEnded')}
              </Text>
            </Stack>
          </Stack>
        </Box>
        <Causes difference={difference} />
      </Card>
    </Section>
  )
}

function Result({ result, rate }: { result: Amount; rate: Decimal }) {
  const { locale } = useTheme()
  return (
    <Stack as="span" gap="x1">
      <Text size="lead" weight="bold">
        {formatPercent(locale, rate, { signed: true })}
      </Text>
      <Money value={result} size="small" tone="change" />
    </Stack>
  )
}

/** The difference in a sentence. */
function Said({ sum }: { sum: Amount }) {
  const { t } = useTranslation('follow')
  const { own } = useFollowTexts()
  return (
    <Text as="p" weight="strong">
      {isZero(sum)
        ? t('difference.same')
        : isNegative(sum)
          ? t('difference.less', { amount: own(negate(sum)) })
          : t('difference.more', { amount: own(sum) })}
    </Text>
  )
}

function Causes({ difference }: Pick<ComparisonProps, 'difference'>) {
  const { t } = useTranslation('follow')
  return (
    <RowList
      label={t('difference.why')}
      rows={[
        ...causesOf(difference).map(({ cause, amount }) => ({
          key: cause,
          row: (
            <ListRow
              title={t(`difference.causes.${cause}`)}
              subtitle={t(`difference.explained.${cause}`)}
              wholeSubtitle
              trailing={<Money value={amount} tone="change" />}
            />
          ),
        })),
        {
          key: 'sum',
          row: (
            <ListRow
              title={<Text weight="bold">{t('difference.sum')}</Text>}
              trailing={<Money value={difference.difference} tone="change" weight="bold" />}
            />
          ),
        },
      ]}
    />
  )
}
