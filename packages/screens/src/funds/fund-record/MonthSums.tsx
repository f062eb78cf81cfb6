import type { MonthOnWire } from '@onelot/api-client'
import { type Money as Amount, isPositive, negate } from '@onelot/domain'
import { Money, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './FundRecordScreen.css.ts'

/** What came in a month and what left, a line each, by currency. */
export function MonthSums({ sums }: Pick<MonthOnWire, 'sums'>) {
  const { t } = useTranslation('fundRecord')
  const sides = [
    ['in', sums.map((sum) => sum.in)],
    ['out', sums.map((sum) => negate(sum.out))],
  ] as const
  const shown = sides.map(([side, amounts]) => [side, amounts.filter(isMoved)] as const)
  if (shown.every(([, amounts]) => amounts.length === 0)) return null
  return (
    <div className={styles.month}>
      <dl className={styles.sums} aria-label={t('sum')}>
        {shown.map(([side, amounts]) =>
          amounts.length === 0 ? null : (
            <div key={side} className={styles.side}>
              <dt>
                <Text size="small" tone="secondary">
                  {t(`sides.${side}`)}
                </Text>
              </dt>
              <dd className={styles.amounts}>
                {amounts.map((amount) => (
                  <Money key={amount.currency} value={amount} signed size="small" />
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

const isMoved = (amount: Amount): boolean => isPositive(amount) || isPositive(negate(amount))
