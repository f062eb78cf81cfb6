import { applicationsList } from '@onelot/api-client'
import { Box, Card, RowList, Section } from '@onelot/ui'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { ApplicationRow } from './ApplicationRow.tsx'

/** How many show beside orders and positions. */
const MOST = 3

export interface ApplicationsPartProps {
  state: 'open' | 'ended'
}

/** The newest applications of a member among orders and positions; nothing where there is none. */
export function ApplicationsPart({ state }: ApplicationsPartProps) {
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  const { data } = useRead(applicationsList, { state, ...firstPage })
  if (data === undefined || data.applications.length === 0) return null
  const title = titleOf('applications')
  return (
    <Box paddingInline="page" paddingBottom="x4">
      <Section heading={title} seeAll={{ href: href({ to: 'applications', tab: state }), Link }}>
        <Card padding="none">
          <RowList
            label={title}
            rows={data.applications.slice(0, MOST).map((application) => ({
              key: application.id,
              row: <ApplicationRow application={application} />,
            }))}
          />
        </Card>
      </Section>
    </Box>
  )
}
