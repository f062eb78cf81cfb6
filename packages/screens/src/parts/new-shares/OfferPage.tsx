import { Box } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PracticeChip } from '../../base/shell/PracticeChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { type Phased, type Terms, useAgreement } from './useAgreement.ts'

export interface OfferPageProps<Data> {
  title: string
  /** Asks for reminders; undefined where none is to come. */
  bell: ReactNode
  action: ReactNode
  read: Read<Data>
  /** What is offered, of the answer; undefined until it is read. */
  offered: Phased | undefined
  terms: Read<Terms>
  /** @param onPhaseEnds reads both anew */
  children: (data: Data, onPhaseEnds: () => void) => ReactNode
}

/** The page of what is offered for a time. */
export function OfferPage<Data>({
  title,
  bell,
  action,
  read,
  offered,
  terms,
  children,
}: OfferPageProps<Data>) {
  const onPhaseEnds = () => {
    void read.refresh()
    void terms.refresh()
  }
  useAgreement(offered, terms.data, onPhaseEnds)
  return (
    <BackPage
      title={title}
      trailing={
        bell === undefined || offered === undefined ? (
          <Box paddingInline="x3">
            <PracticeChip />
          </Box>
        ) : (
          <>
            <PracticeChip />
            {bell}
          </>
        )
      }
      action={action}
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<OfferSkeleton count={1} />}>
            {(data) => children(data, onPhaseEnds)}
          </Loaded>
        </Box>
      </PullArea>
    </BackPage>
  )
}
