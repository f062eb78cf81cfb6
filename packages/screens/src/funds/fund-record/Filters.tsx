import type { MonthOnWire } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import { ChipSelect, formatMonth, useTheme } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useCurrencyOrder } from '../../parts/account-figures/useCurrencyOrder.ts'
import * as styles from './FundRecordScreen.css.ts'
import type { FilterModel } from './useRecordFilter.ts'

/** No choice has this value. */
const ALL = ''

interface ChoiceOfProps<Value extends string> {
  label: string
  /** What is chosen where nothing is narrowed. */
  all: string
  values: readonly Value[]
  labelOf: (value: Value) => string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** One of some values, or all of them. */
export function ChoiceOf<Value extends string>(props: ChoiceOfProps<Value>) {
  const { label, all, values, labelOf, value, onChange } = props
  return (
    <ChipSelect
      label={label}
      choices={[{ value: ALL, label: all }, ...values.map((one) => ({ value: one, label: labelOf(one) }))]}
      value={value ?? ALL}
      onChange={(change) => onChange(values.find((one) => one === change.value))}
    />
  )
}

export interface FiltersProps {
  model: FilterModel
  /** Of the list as it is narrowed; undefined until they are known. */
  months: readonly MonthOnWire[] | undefined
  /** The choice that only this list has. */
  children: ReactNode
}

/** Over a list: which month it begins with, of which currency it is, and what only it can be narrowed by. */
export function Filters({ model: { filter, change }, months = [], children }: FiltersProps) {
  const { t } = useTranslation('fundRecord')
  const { locale } = useTheme()
  const { all: currencies } = useCurrencyOrder()
  const { month } = filter
  const isListed = month === undefined || months.some((one) => one.month === month.month)
  const known = isListed ? months : [...months, month].toSorted((a, b) => (a.month < b.month ? 1 : -1))
  return (
    <div className={styles.filters}>
      <ChoiceOf
        label={t('month')}
        all={t('latest')}
        values={known.map((one) => one.month)}
        labelOf={(value) => formatMonth(locale, instant(Date.parse(`${value}T00:00:00Z`)), 'UTC')}
        value={month?.month}
        onChange={(value) => change({ month: known.find((one) => one.month === value) })}
      />
      <ChoiceOf
        label={t('currency')}
        all={t('allCurrencies')}
        values={currencies}
        labelOf={(value) => value}
        value={filter.currency}
        onChange={(currency) => change({ currency })}
      />
      {children}
    </div>
  )
}
