import { applicationsProof } from '@onelot/api-client'
import { Box } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
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
