import { electiveDividendsRecords } from '@onelot/api-client'
import { Box, SegmentedControl } from '@onelot/ui'
import { useState } from 'react'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { RecordList } from './RecordList.tsx'
import { ElectionRecords } from './elections/ElectionRecords.tsx'
import { shownOf } from './elections/electionView.ts'
import { useElections } from './elections/useElections.ts'

const views = ['paid', 'elections'] as const

/** What was paid, and what was asked for in shares. */
export function RecordsTab({ onStock }: { onStock: () => void }) {
  const { t } = useTranslation('elections')
  const [view, setView] = useState<(typeof views)[number]>('paid')
  if (!useHasElections()) return <RecordList onStock={onStock} />
  return (
    <>
      <Box paddingInline="page" paddingTop="x4">
        <SegmentedControl
          label={t('views.label')}
          segments={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={({ value }) => setView(value)}
        />
      </Box>
      {view === 'paid' ? <RecordList onStock={onStock} /> : <ElectionRecords />}
    </>
  )
}

/** Whether there may be elections: where the site does not offer them, those that were made before. */
function useHasElections(): boolean {
  const now = useNow()
  const { read, isOffered } = useElections()
  const past = useRead(electiveDividendsRecords, isOffered ? null : firstPage)
  const chosen = shownOf(read.data?.dividends ?? [], false, now())
  return isOffered || chosen.length > 0 || (past.data?.records ?? []).length > 0
}
