export type SeatCommand =
  /** By the code of an institution, as it was typed. */
  | { readonly kind: 'seat.apply'; readonly institution: string }
  /** The review has passed. */
  | { readonly kind: 'seat.grant' }
  | {
      readonly kind: 'seat.decline'
      /** By whom: a review, or the member. */
      readonly cause: 'rejected' | 'cancelled'
      /** In the words of whoever has reviewed it. */
      readonly reason?: string | undefined
    }
