import { Button, EmptyState } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import type { RecordTab } from './params.ts'
import type { FilterModel, RecordFilter } from './useRecordFilter.ts'

export interface NoRecordProps {
  tab: RecordTab
  model: FilterModel
}

const ways = { transactions: 'market', deposits: 'deposit', withdrawals: 'withdraw' } as const

/** Whether the list of a tab is narrowed; what only another one is narrowed by does not count. */
const isNarrowed = ({ currency, month, kind, state }: RecordFilter, tab: RecordTab): boolean =>
  [currency, month, tab === 'transactions' ? kind : state].some((choice) => choice !== undefined)

/** An empty tab: what would be listed there, and the way to what makes the first entry; or back to all where it is narrowed. */
export function NoRecord({ tab, model }: NoRecordProps) {
  const { t } = useTranslation('fundRecord')
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  const narrowed = isNarrowed(model.filter, tab)
  const to = ways[tab]
  const goOn = () => {
    navigation.go({ to })
  }
  const wayOn = to === 'market' ? t('toMarket') : titleOf(to)
  return (
    <EmptyState
      title={t('empty')}
      description={narrowed ? t('narrowed') : t(`emptyText.${tab}`)}
      action={
        <Button variant="secondary" size="small" onClick={narrowed ? model.clear : goOn}>
          {narrowed ? t('showAll') : wayOn}
        </Button>
      }
    />
  )
}
