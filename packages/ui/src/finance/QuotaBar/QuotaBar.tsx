import { type Currency, type Decimal, decimal } from '@onelot/domain'
import { Progress } from '../../primitives/Progress/Progress.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import type { UiTranslate } from '../../locales/en.ts'
import { useTheme } from '../../theme/ThemeContext.ts'
import { formatMoney } from '../format/money.ts'
import { formatNumber, formatPercent } from '../format/number.ts'
import * as styles from './QuotaBar.css.ts'
import { quotaOf } from './quota.ts'

/** What a quota counts: whole shares or places, or money of a currency. */
export type QuotaUnit = 'shares' | 'places' | Currency

export interface QuotaBarProps {
  /** What the quota is used by: `Subscribed so far`, `Fund raised`. */
  label: string
  /** What is used of it, in its unit. */
  used: Decimal
  /** All there is, in the same unit; undefined where nobody says: then there is no bar. */
  total: Decimal | undefined
  /** What is counted. */
  unit: QuotaUnit
}

/** How much of a limited product is used, and what is left of it. It is no one's own money, so that hidden amounts do not hide it. */
export function QuotaBar({ label, used, total, unit }: QuotaBarProps) {
  const { locale, t } = useTheme()
  const { state, percent, left } = quotaOf(used, total)
  const amount = (value: Decimal) => quotaText(t, locale, unit, value)
  if (total === undefined || percent === undefined || left === undefined)
    return (
      <div data-quota={state} className={styles.unknown}>
        <Text size="small" tone="secondary">
          {label}
        </Text>
        <Text size="small" weight="strong">
          {amount(used)}
        </Text>
      </div>
    )
  const full = state === 'full'
  // A count has its unit once, after the total: `62,400 of 100,000 shares`.
  const counted = unit === 'shares' || unit === 'places'
  return (
    <div data-quota={state} className={styles.root}>
      <Progress
        label={label}
        value={percent}
        text={percentText(locale, percent)}
        tone={full ? 'neutral' : 'accent'}
      />
      <div className={styles.figures}>
        <Text size="caption" tone="secondary">
          {t('products.quota.ofTotal', {
            used: counted ? formatNumber(locale, used) : amount(used),
            whole: amount(total),
          })}
        </Text>
        <span className={styles.left}>
          <Text
            size="caption"
            tone={state === 'open' ? 'secondary' : 'neutral'}
            weight={state === 'open' ? 'regular' : 'strong'}
          >
            {full ? t('products.quota.full') : t('products.quota.left', { rest: amount(left) })}
          </Text>
        </span>
      </div>
    </div>
  )
}

const percentText = (locale: string, percent: number): string =>
  formatPercent(locale, decimal((percent / 100).toFixed(3)), { places: Number.isInteger(percent) ? 0 : 1 })

function quotaText(t: UiTranslate, locale: string, unit: QuotaUnit, value: Decimal): string {
  if (unit === 'shares') return t('finance.shares', { count: Number(value) })
  if (unit === 'places') return t('products.quota.places', { count: Number(value) })
  return formatMoney(locale, { currency: unit, amount: value })
}
