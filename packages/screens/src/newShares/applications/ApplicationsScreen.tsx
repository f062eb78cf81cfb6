import { applicationsList } from '@onelot/api-client'
import { Card, EmptyState, Button, Tabs, dayIn } from '@onelot/ui'
import { useState } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { RecordMonths } from '../../base/lists/RecordMonths.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { ApplicationRow } from '../../parts/new-shares/ApplicationRow.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { type ApplicationTab, type ApplicationsParams, applicationTabs } from './params.ts'

/** /home/applications: the member's applications for new shares, those that go on and those that are over. */
export function ApplicationsScreen({ tab }: ApplicationsParams) {
  const title = useTitleOf()('applications')
  return (
    <Offered screen="applications">
      <BackPage title={title} trailing={<TrailingChip />}>
        <MemberOnly>
          <PullArea>
            <ApplicationTabs first={tab} />
          </PullArea>
        </MemberOnly>
      </BackPage>
    </Offered>
  )
}

function ApplicationTabs({ first = 'open' }: { first: ApplicationTab | undefined }) {
  const { t } = useTranslation('applications')
  const [tab, setTab] = useState(first)
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={applicationTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onChange={({ value }) => setTab(value)}
    >
      <Applications key={tab} tab={tab} />
    </Tabs>
  )
}

function Applications({ tab }: { tab: ApplicationTab }) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  const zone = readerZone()
  const pages = usePages(
    applicationsList,
    (page) => ({ state: tab, ...page }),
    ({ applications, next }) => ({ items: applications, next }),
  )
  return (
    <PagedList
      pages={pages}
      label={t(`tabs.${tab}`)}
      skeleton={<RecordSkeleton headings={1} />}
      empty={
        <EmptyState
          title={t(`empty.${tab}`)}
          description={t(`empty.${tab}Text`)}
          action={
            <Button variant="secondary" size="small" onClick={() => navigation.go({ to: 'offers' })}>
              {titleOf('offers')}
            </Button>
          }
        />
      }
    >
      {(applications) => (
        <Card padding="none">
          <RecordMonths
            entries={applications}
            isComplete={pages.status === 'finished'}
            dayOf={({ appliedAt }) => dayIn(appliedAt, zone)}
            keyOf={({ id }) => id}
            rowOf={(application) => <ApplicationRow application={application} dated={false} />}
          />
        </Card>
      )}
    </PagedList>
  )
}
