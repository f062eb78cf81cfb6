import type { AuctionOnWire } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { Text, formatMoney, useTheme, useUiMessages } from '@onelot/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './DemandChart.css.ts'
import { type DemandStep, askedAtCut } from './demandSteps.ts'

export interface DemandChartProps {
  auction: AuctionOnWire
  /** The lowest price that has won. */
  cut: DemandStep['price']
  /** The lowest price first; not empty. */
  steps: readonly DemandStep[]
}

/** What was asked for at each price or more, against what was offered. */
export function DemandChart({ auction: { instrument, shares: offered }, cut, steps }: DemandChartProps) {
  const { t } = useTranslation('auction')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const most = Math.max(offered, ...steps.map(({ total }) => total))
  const height = (shares: number) =>
    assignInlineVars({ [styles.heightVar]: `${String((shares * 100) / most)}%` })
  const price = (amount: DemandStep['price']) => formatMoney(locale, money(instrument.currency, amount))
  const count = (of: number) => ui('finance.shares', { count: of })
  const [first] = steps
  const last = steps.at(-1)
  const alt = t('result.alt', { cut: price(cut), asked: count(askedAtCut(steps)), offered: count(offered) })
  return (
    <div className={styles.chart}>
      <div role="img" aria-label={alt} className={styles.plot}>
        {steps.map((step) => (
          <div
            key={step.price}
            className={styles.bar}
            style={height(step.total)}
            data-won={step.hasWon ? '' : undefined}
            data-own={step.isOwn ? '' : undefined}
          />
        ))}
        <div className={styles.offered} style={height(offered)} />
      </div>
      <div className={styles.ends}>
        <Text size="caption" tone="secondary">
          {first === undefined ? '' : price(first.price)}
        </Text>
        <Text size="caption" tone="secondary">
          {last === undefined ? '' : price(last.price)}
        </Text>
      </div>
      <div className={styles.legend}>
        <Entry mark={<span className={styles.lineMark} />}>
          {t('result.offered', { shares: count(offered) })}
        </Entry>
        <Entry mark={<span className={styles.mark} data-won="" />}>{t('result.won')}</Entry>
        {steps.every(({ hasWon }) => hasWon) ? null : (
          <Entry mark={<span className={styles.mark} />}>{t('result.notWon')}</Entry>
        )}
        {steps.some(({ isOwn }) => isOwn) ? (
          <Entry mark={<span className={styles.mark} data-own="" />}>{t('result.yours')}</Entry>
        ) : null}
      </div>
    </div>
  )
}

const Entry = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <span className={styles.entry}>
    {mark}
    <Text size="caption" tone="secondary">
      {children}
    </Text>
  </span>
)
