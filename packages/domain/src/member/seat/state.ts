import type { Instant } from '../../base/instant.ts'

export const seatStatuses = ['none', 'underReview', 'seat', 'rejected'] as const
export type SeatStatus = (typeof seatStatuses)[number]

/** The seat of an account, by the code of its institution. */
export type SeatState =
  | { readonly status: 'none' }
  | { readonly status: 'underReview'; readonly institution: string; readonly appliedAt: Instant }
  | { readonly status: 'seat'; readonly institution: string; readonly since: Instant }
  | {
      readonly status: 'rejected'
      readonly institution: string
      readonly rejectedAt: Instant
      readonly reason?: string | undefined
    }

export const initialSeat: SeatState = Object.freeze({ status: 'none' })

/** A code of an institution as it is kept: however people write it, it is one. */
export const institutionCode = (typed: string): string => typed.trim().toUpperCase()
