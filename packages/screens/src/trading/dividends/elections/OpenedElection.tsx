import type { ElectiveDividendsOverview } from '@onelot/api-client'
import { SheetSlot } from '../../../base/sheets/SheetSlot.tsx'
import { ElectionFlow } from './ElectionFlow.tsx'

export interface OpenedElectionProps {
  overview: Pick<ElectiveDividendsOverview, 'dividends' | 'reviewMs'>
  /** The dividend that is open over the list; undefined while none is. */
  id: string | undefined
  onClose: () => void
}

/** One dividend of a list, over it. */
export function OpenedElection({ overview: { dividends, reviewMs }, id, onClose }: OpenedElectionProps) {
  const dividend = dividends.find((one) => one.id === id)
  return (
    <SheetSlot>
      {dividend === undefined ? null : (
        <ElectionFlow key={dividend.id} dividend={dividend} reviewMs={reviewMs} onClose={onClose} />
      )}
    </SheetSlot>
  )
}
