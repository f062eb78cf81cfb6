import { type Money as Amount, isNegative, negate } from '@onelot/domain'
import { type Fact, Money } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** What is available once something is on hold; by how much it is short where it does not reach. */
export function useAfterFact(): (after: Amount) => Fact {
  const { t } = useTranslation('newShares')
  return (after) =>
    isNegative(after)
      ? {
          label: t('shortBy'),
          value: <Money value={negate(after)} size="small" weight="bold" />,
          strong: true,
        }
      : { label: t('after'), value: <Money value={after} size="small" /> }
}
