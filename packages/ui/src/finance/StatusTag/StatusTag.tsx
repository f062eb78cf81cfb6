import type { DisplayStatus } from '@onelot/domain'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { useUiWords } from '../../theme/ThemeContext.ts'

export const reviewStatuses = ['pendingReview', 'passed', 'rejected'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]
/** States of section 6: of a position as it is shown (`displayStatus`), and of a request under review. */
export type ShownStatus = DisplayStatus | ReviewStatus

const tones: Record<ShownStatus, 'neutral' | 'accent' | 'error'> = {
  pendingOrder: 'accent',
  holding: 'neutral',
  locked: 'neutral',
  preparingToClose: 'accent',
  closed: 'neutral',
  cancelled: 'neutral',
  pendingReview: 'accent',
  passed: 'neutral',
  rejected: 'error',
}

export interface StatusTagProps {
  status: ShownStatus
}

/** Where an order, a position or a request stands. Violet while something is still to happen. */
export function StatusTag({ status }: StatusTagProps) {
  return (
    <Tag tone={tones[status]} data-status={status}>
      {useUiWords().finance.statuses[status]}
    </Tag>
  )
}
