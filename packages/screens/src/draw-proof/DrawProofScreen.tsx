import { applicationsProof } from '@onelot/api-client'
import { Box } from '@onelot/ui'
import { useRead } from '../data/useRead.ts'
import { useTitleOf } from '../i18n/useName.ts'
import { PullArea } from '../lists/PullArea.tsx'
import { Offered } from '../offered/Offered.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { Proof, ProofSkeleton } from './Proof.tsx'
import type { DrawProofParams } from './params.ts'

/** /home/drawProof: the draw of an application, calculated anew on the reader's own device. */
export function DrawProofScreen({ application }: DrawProofParams) {
  const title = useTitleOf()('drawProof')
  const read = useRead(applicationsProof, { application })
  return (
    <Offered screen="drawProof">
      <BackPage title={title}>
        <MemberOnly>
          <PullArea reads={[read]}>
            <NotRefreshed reads={[read]} />
            <Box padding="page">
              <Loaded read={read} skeleton={<ProofSkeleton />}>
                {(proof) => <Proof proof={proof} />}
              </Loaded>
            </Box>
          </PullArea>
        </MemberOnly>
      </BackPage>
    </Offered>
  )
}
