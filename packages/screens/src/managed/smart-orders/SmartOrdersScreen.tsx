import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { OneRun } from './OneRun.tsx'
import { RunList } from './RunList.tsx'
import type { SmartOrdersParams } from './params.ts'

/** /home/aiOrder: the runs of strategies of the reader, or one of them: what it did and why, and what it does next. */
export function SmartOrdersScreen({ run }: SmartOrdersParams) {
  const title = useTitleOf()('smartOrders')
  if (run !== undefined) return <OneRun run={run} />
  return (
    <BackPage title={title} trailing={<TrailingChip />}>
      <MemberOnly>
        <RunList />
      </MemberOnly>
    </BackPage>
  )
}
