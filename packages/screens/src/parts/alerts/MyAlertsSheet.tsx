import { priceAlertsList } from '@onelot/api-client'
import { Sheet, Skeleton } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import { LeftOut } from '../../base/states/LeftOut.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { AlertRows } from './AlertRows.tsx'

/** All price alerts of the member, of every instrument. */
export function MyAlertsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('alerts')
  const read = useRead(priceAlertsList, {})
  return (
    <Sheet open onClose={onClose} title={t('list')}>
      <LeftOut reads={[read]} />
      <Loaded read={read} skeleton={<Skeleton width="60%" />}>
        {({ alerts, instruments }) =>
          alerts.length === 0 ? (
            <EmptyToMarket title={t('empty')} description={t('emptyText')} action={t('toMarket')} />
          ) : (
            <AlertRows label={t('list')} alerts={alerts} instruments={instruments} named />
          )
        }
      </Loaded>
    </Sheet>
  )
}
