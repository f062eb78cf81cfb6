import type { PortfolioReturn } from '@onelot/api-client'
import { isZero } from '@onelot/domain'
import { FactList, Money } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** Left out where they are nothing: most accounts have none of them. */
const seldom = [
  'withdrawals',
  'rewards',
  'dividends',
  'interest',
  'exchange',
  'other',
  'exchangeRates',
] as const
/** In the order in which they lead from the worth at the start to the worth now. */
const names = [
  'deposits',
  'withdrawals',
  'rewards',
  'trading',
  'dividends',
  'costs',
  'interest',
  'exchange',
  'other',
  'exchangeRates',
] as const
/** What the account earned or lost, rather than what was moved or charged. */
const results = ['trading', 'dividends', 'exchangeRates'] as const

const isOneOf = <Name extends string>(listed: readonly Name[], name: string): name is Name =>
  listed.some((one) => one === name)

/** How the worth at the start became the worth now, each cause a line; the lines add up. */
export function WorthChanges({
  course,
}: {
  course: Pick<PortfolioReturn, 'opening' | 'closing' | 'changes'>
}) {
  const { t } = useTranslation('performance')
  const { opening, closing, changes } = course
  const shown = names.filter((name) => !isOneOf(seldom, name) || !isZero(changes[name]))
  return (
    <FactList
      facts={[
        { label: t('course.opening'), value: <Money value={opening} size="small" /> },
        ...shown.map((name) => ({
          label: t(`course.${name}`),
          value: (
            <Money
              value={changes[name]}
              size="small"
              signed
              tone={isOneOf(results, name) ? 'change' : 'neutral'}
            />
          ),
        })),
        { label: t('course.closing'), value: <Money value={closing} />, strong: true },
      ]}
    />
  )
}
