import { applicationsProof } from '@onelot/api-client'
import { useRead } from '../../base/data/useRead.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { Offered } from '../../parts/availability/Offered.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
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
          <PageRead read={read} skeleton={<ProofSkeleton />}>
            {(proof) => <Proof proof={proof} />}
          </PageRead>
        </MemberOnly>
      </BackPage>
    </Offered>
  )
}
