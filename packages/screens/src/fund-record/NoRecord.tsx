import { Button, EmptyState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'
import type { FundRecordModel } from './useFundRecord.ts'

/** An empty tab: what would be listed there, and the way to all currencies where one is chosen, else to the market. */
export function NoRecord({ record: { tab, currency, setCurrency } }: { record: FundRecordModel }) {
  const { t } = useTranslation('fundRecord')
  const navigation = useNavigation()
  const action =
    currency !== undefined
      ? { label: t('showAll'), act: setCurrency }
      : tab === 'transactions'
        ? {
            label: t('toMarket'),
            act: () => {
              navigation.go({ to: 'market' })
            },
          }
        : undefined
  return (
    <EmptyState
      title={t('empty')}
      description={t(`emptyText.${tab}`)}
      action={
        action && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              action.act(undefined)
            }}
          >
            {action.label}
          </Button>
        )
      }
    />
  )
}
