import type { Money } from '@onelot/domain'
import {
  Card,
  Inline,
  NoticeBar,
  Stack,
  Text,
  directionOf,
  formatLocalDate,
  formatMoney,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { ReturnCurve } from '@onelot/ui/charts'
import { memo, useMemo } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsSimulated } from '../../base/shell/honesty.ts'
import { type Backtest, curveOf, pointsOf } from './backtest.ts'

export interface ResultProps {
  backtest: Backtest
  held: Backtest
  /** That both began with. */
  capital: Money
}

/** What became of the money, beside holding the stock with the same. */
export const Result = memo(function Result({ backtest, held, capital }: ResultProps) {
  const { t } = useTranslation('smartStrategy')
  const { t: strategies } = useTranslation('strategies')
  const { locale } = useTheme()
  const isSimulated = useIsSimulated()()
  const holding = useMemo(() => pointsOf(held.days, capital), [held, capital])
  const curve = useMemo(
    () => curveOf(pointsOf(backtest.days, capital), holding),
    [backtest, holding, capital],
  )
  const { rate } = backtest.figures
  const first = backtest.days[0]
  const last = backtest.days.at(-1)
  return (
    <Card as="section" aria-label={t('result.label')}>
      <Stack gap="x4">
        <Stack gap="x1">
          <Text size="small" tone="secondary">
            {first === undefined || last === undefined
              ? t('result.label')
              : t('result.of', {
                  amount: formatMoney(locale, capital),
                  from: formatLocalDate(locale, first.date),
                  to: formatLocalDate(locale, last.date),
                })}
          </Text>
          <Inline gap="x2" wrap align="baseline">
            <Text size="display" weight="bold" tone={directionOf(rate)} aria-live="polite">
              {formatPercent(locale, rate, { signed: true })}
            </Text>
            <Text size="small" tone="secondary">
              {t('result.held', { rate: formatPercent(locale, held.figures.rate, { signed: true }) })}
            </Text>
          </Inline>
        </Stack>
        <ReturnCurve
          label={t('result.label')}
          own={t('result.strategy')}
          benchmark={t('result.holding')}
          days={curve}
        />
        {backtest.days.some(({ fills }) => fills.length > 0) ? null : (
          <NoticeBar>{t('result.noTrades')}</NoticeBar>
        )}
        <Text size="small" tone="secondary">
          {strategies(isSimulated ? 'warning' : 'warningReal')}
        </Text>
      </Stack>
    </Card>
  )
})
