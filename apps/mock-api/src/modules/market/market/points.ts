import type { Snapshot } from '@onelot/api-client'

/** What ranking the listings of a market costs of the budget of reads. */
const RANKING_POINTS = 30

/** A ranking that a page names may have to be made again, while the newest one is made once for everybody. */
export const pointsOfRanking = (snapshot: Snapshot | undefined): number =>
  snapshot === undefined ? 0 : RANKING_POINTS
