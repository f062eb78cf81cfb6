import { Box } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { Read } from '../data/useRead.ts'
import { PullArea } from '../lists/PullArea.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'

export interface OfferPageProps<Data, Terms> {
  title: string
  trailing: ReactNode
  action: ReactNode
  /** What is offered. */
  read: Read<Data>
  /** What a member has to keep to. */
  terms: Read<Terms>
  /** @param onPhaseEnds reads both anew */
  children: (data: Data, onPhaseEnds: () => void) => ReactNode
}

/** The page of what is offered for a time. */
export function OfferPage<Data, Terms>({
  title,
  trailing,
  action,
  read,
  terms,
  children,
}: OfferPageProps<Data, Terms>) {
  const onPhaseEnds = () => {
    void read.refresh()
    void terms.refresh()
  }
  return (
    <BackPage title={title} trailing={trailing} action={action}>
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
