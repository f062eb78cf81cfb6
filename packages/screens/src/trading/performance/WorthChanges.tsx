import type { PortfolioReturn } from '@onelot/api-client'
import { isZero } from '@onelot/domain'
import { FactList, Money } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useLendingFacts } from '../../parts/portfolio/useLendingFacts.tsx'

/** Left out where they are nothing: most accounts have none of them. */
const seldom = [
  'withdrawals',
  'rewards',
  'dividends',
  'interest',
  'lending',
  'strategies',
  'managementFees',
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
  'lending',
  'strategies',
  'managementFees',
  'other',
  'exchangeRates',
] as const
/** What the account earned or lost, rather than what was moved or charged. */
const results = ['trading', 'dividends', 'lending', 'strategies', 'exchangeRates'] as const
/** Called alike in the tax year and the statement. */
const shared = ['lending', 'strategies', 'managementFees'] as const

const isOneOf = <Name extends string>(listed: readonly Name[], name: string): name is Name =>
  listed.some((one) => one === name)

/** How the worth at the start became the worth now, each cause a line; the lines add up. */
export function WorthChanges({
  course,
}: {
  course: Pick<PortfolioReturn, 'opening' | 'closing' | 'changes'>
}) {
  const { t } = useTranslation('performance')
  const { t: alike } = useTranslation('portfolio')
  const lendingFacts = useLendingFacts()
  const { opening, closing, changes } = course
  const { lending } = changes
  const amountOf = (name: (typeof names)[number]) => (name === 'lending' ? lending.net : changes[name])
  const shown = names.filter((name) => !isOneOf(seldom, name) || !isZero(amountOf(name)))
  return (
    <FactList
      facts={[
        { label: t('course.opening'), value: <Money value={opening} size="small" /> },
        ...shown.flatMap((name) => [
          {
            label: isOneOf(shared, name) ? alike(name) : t(`course.${name}`),
            value: (
              <Money
                value={amountOf(name)}
                size="small"
                signed
                tone={isOneOf(results, name) ? 'change' : 'neutral'}
              />
            ),
          },
          ...(name === 'lending' ? lendingFacts(lending) : []),
        ]),
        { label: t('course.closing'), value: <Money value={closing} />, strong: true },
      ]}
    />
  )
}
