import type { LoansOverview } from '@onelot/api-client'

/** What a fall of all shares makes of the ratio; none where nothing falls, for the collateral is cash. */
export const fallsThatCount = ({ ratio, falls }: Pick<LoansOverview, 'ratio' | 'falls'>) =>
  falls.some(({ ratio: after }) => after !== ratio) ? falls : []
