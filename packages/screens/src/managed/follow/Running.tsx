import type { FollowOnWire, RunningFollowOnWire } from '@onelot/api-client'
import { Stack } from '@onelot/ui'
import { CashCard } from './CashCard.tsx'
import { Comparison } from './Comparison.tsx'
import { History } from './History.tsx'
import { Manage } from './Manage.tsx'
import { MirroredPositions } from './MirroredPositions.tsx'
import { RunningNotes } from './RunningNotes.tsx'
import { StopLossCard } from './StopLossCard.tsx'
import { Summary } from './Summary.tsx'
import type { Passed } from './followView.ts'

export interface RunningProps {
  follow: FollowOnWire
  passed: Passed
  running: RunningFollowOnWire
}

/** A follow that goes on, also while it is paused or ends. */
export function Running({ follow, passed, running }: RunningProps) {
  const isEnding = passed.progress === 'ending'
  return (
    <Stack gap="x6">
      <RunningNotes passed={passed} running={running} />
      <Summary passed={passed} endsAt={running.endsAt} />
      <Comparison
        difference={running.difference}
        mentorRate={running.mentorRate}
        put={passed.put}
        isFinal={false}
      />
      {isEnding ? null : <StopLossCard follow={follow} passed={passed} running={running} />}
      <CashCard running={running} />
      <MirroredPositions positions={running.positions} isEnding={isEnding} />
      {isEnding ? null : <Manage follow={follow} passed={passed} running={running} />}
      <History request={follow.id} skipped={running.skipped} />
    </Stack>
  )
}
