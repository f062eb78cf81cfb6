import { SEAT_ACCOUNT } from '@onelot/domain/modules/member/seat'
import { defineActs } from '../../../../anyCommands/moduleActs.ts'
import { asking } from '../../../../anyCommands/sending.ts'
import { reviewMode } from '../../../funds/requests/testing/reviewMode.ts'

/** Now and then at an institution that there is not. */
const applySeat = asking(({ step: { pick } }) => ({
  path: 'seat/apply',
  body: { institution: pick % 9 === 0 ? 'NOWHERE' : 'ONELOT-SEAT' },
}))

export const acts = defineActs({
  acts: { applySeat, reviewSeats: reviewMode(SEAT_ACCOUNT) },
  byOperator: ['reviewSeats'],
  drawn: [
    [6, 'applySeat'],
    [1, 'reviewSeats'],
  ],
  kinds: ['seat/apply'],
})
