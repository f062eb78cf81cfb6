import type { Clearing } from '../auctioning/clearing.ts'
import type { AuctionId, BidId } from '../../base/ids.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { ReminderStep } from '../../base/module/reminders.ts'

/** What a member asks for. */
export type MemberBidsCommand =
  | {
      readonly kind: 'bids.place'
      readonly auction: AuctionId
      readonly price: Decimal
      readonly shares: number
    }
  | { readonly kind: 'bids.amend'; readonly bid: BidId; readonly price: Decimal; readonly shares: number }
  | { readonly kind: 'bids.withdraw'; readonly bid: BidId }
  | { readonly kind: 'bids.setReminder'; readonly auction: AuctionId; readonly remind: boolean }

/** What an auction leads to, for the bid that the account has on it, or the reminder that it has asked for. */
export type AuctionStepCommand =
  | { readonly kind: 'bids.settle'; readonly auction: AuctionId; readonly clearing: Clearing }
  | { readonly kind: 'bids.callOff'; readonly auction: AuctionId }
  /** From then on the auction cannot be called off. */
  | { readonly kind: 'bids.noteListing'; readonly auction: AuctionId }
  | { readonly kind: 'bids.remindClose'; readonly auction: AuctionId }
  | { readonly kind: 'bids.remind'; readonly auction: AuctionId; readonly step: ReminderStep }

export type BidsCommand = MemberBidsCommand | AuctionStepCommand
