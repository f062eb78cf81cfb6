import { type Decimal, ZERO } from '@onelot/domain'
import { useMemo } from 'react'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ReturnLegend, ReturnPlot } from '../charts/ReturnCurve/ReturnPlot.tsx'
import { directionOf } from '../format/change.ts'
import { formatPercent } from '../format/number.ts'
import { formatMonthShort } from '../format/time.ts'
import { Sparkline } from '../Sparkline/Sparkline.tsx'
import { type Beside, type Performance, RISK_MOST, comparedOf, riskOf } from './performance.ts'
import * as styles from './performance.css.ts'

/** The curve with return, deepest fall and worst month in one size, and how risky it was. */
export function PerformanceFigures({ performance }: { performance: Performance }) {
  const { locale, t } = useTheme()
  const { period, total, drawdown, worstMonth, curve, beside, risk } = performance
  const figures: readonly (readonly [string, Decimal])[] = [
    [t('products.performance.total', { period }), total],
    [t('products.performance.drawdown'), drawdown],
    ...(worstMonth === undefined
      ? []
      : [
          [
            t('products.performance.worstMonth', { month: formatMonthShort(locale, worstMonth.month) }),
            worstMonth.rate,
          ] as const,
        ]),
  ]
  return (
    <>
      {curve.length < 2 ? null : beside === undefined ? (
        <Sparkline values={curve} base={ZERO} direction={directionOf(total)} width="parent" height="card" />
      ) : (
        <Compared curve={curve} beside={beside} />
      )}
      <dl className={styles.figures}>
        {figures.map(([label, rate]) => (
          <div key={label} className={styles.figure}>
            <Text as="dt" size="caption" tone="secondary">
              {label}
            </Text>
            <dd className={styles.rate}>
              <Text size="lead" weight="bold" tone={directionOf(rate)}>
                {formatPercent(locale, rate, { signed: true })}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <RiskMeter score={riskOf(risk)} />
    </>
  )
}

/** Both curves on one scale, each with what it came to. */
function Compared({ curve, beside }: { curve: Performance['curve']; beside: Beside }) {
  const { rates, own, last } = useMemo(() => comparedOf(curve, beside), [curve, beside])
  return (
    <Stack gap="x2">
      <ReturnPlot rates={rates} direction={own === undefined ? 'flat' : directionOf(own)} height="card" />
      <ReturnLegend own={{ name: beside.own, rate: own }} benchmark={{ name: beside.name, rate: last }} />
    </Stack>
  )
}

function RiskMeter({ score }: { score: number }) {
  const { t } = useTheme()
  const label = t('products.performance.risk')
  const text = t('products.performance.riskScore', { score, most: RISK_MOST })
  return (
    <div className={styles.risk}>
      <Text aria-hidden size="small" tone="secondary">
        {label}
      </Text>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={RISK_MOST}
        aria-valuenow={score}
        aria-valuetext={text}
        className={styles.meter}
      >
        {Array.from({ length: RISK_MOST }, (_, index) => (
          <span key={index} data-on={index < score} className={styles.segment} />
        ))}
      </div>
      <Text aria-hidden size="small" weight="strong">
        {text}
      </Text>
    </div>
  )
}
