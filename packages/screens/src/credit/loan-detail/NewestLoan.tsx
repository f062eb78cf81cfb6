import { loansList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { LoanDetailScreen } from './LoanDetailScreen.tsx'

/** The screen of the newest loan of a world, whose id nobody knows before. */
export function NewestLoan() {
  const id = useRead(loansList, firstPage).data?.loans[0]?.id
  return id === undefined ? null : <LoanDetailScreen request={id} />
}
