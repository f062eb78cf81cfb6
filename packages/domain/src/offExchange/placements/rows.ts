import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import { underReviewRow } from '../selling/underReview.ts'
import type { PlacementsEvent } from './event.ts'
import type { PlacementsState } from './state.ts'

/** Accounts with a request under review; the group is the placement. */
export const placementsCollection = 'placements.underReview'

export const rows = ({ after, events }: Change<PlacementsState, PlacementsEvent>): readonly RowChange[] =>
  events.flatMap((event) =>
    event.kind === 'placements.calledOff'
      ? []
      : [underReviewRow(placementsCollection, after.underReview, event.terms.placement, event.at)],
  )
