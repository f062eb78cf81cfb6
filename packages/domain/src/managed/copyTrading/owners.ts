import { type PositionId, positionId } from '../../base/ids.ts'
import type { LocalDate } from '../../base/instant.ts'

/** What waits in a stream is known by one name among all modules. */
const FOLLOW = 'copy of '
const TRADE = 'copy trade '
const POSITION = 'copy position '

export const followOwner = (id: string): string => FOLLOW + id
export const followOwned = (owner: string): string => owner.slice(FOLLOW.length)

export const positionOwner = (id: PositionId): string => POSITION + id
export const positionOwned = (owner: string): PositionId => positionId(owner.slice(POSITION.length))

export const tradeOwner = (follow: string, day: LocalDate): string => `${TRADE}${day} ${follow}`
/** A date has ten characters. */
const DAY = 10
export const tradeOwned = (owner: string): { readonly follow: string; readonly day: string } => ({
  follow: owner.slice(TRADE.length + DAY + 1),
  day: owner.slice(TRADE.length, TRADE.length + DAY),
})
