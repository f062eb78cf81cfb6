import { applicationsList } from '@onelot/api-client'
import type { OfferId } from '@onelot/domain'
import { Card, RowList, Section } from '@onelot/ui'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { ApplicationRow } from '../../parts/new-shares/ApplicationRow.tsx'

/** What the member has applied for of this offer; nothing where they have not. */
export function OwnApplications({ offer }: { offer: OfferId }) {
  const { t } = useTranslation('offer')
  const { data } = useRead(applicationsList, { offer, ...firstPage })
  if (data === undefined || data.applications.length === 0) return null
  return (
    <Section heading={t('mine')}>
      <Card padding="none">
        <RowList
          label={t('mine')}
          rows={data.applications.map((application) => ({
            key: application.id,
            row: <ApplicationRow application={application} />,
          }))}
        />
      </Card>
    </Section>
  )
}
