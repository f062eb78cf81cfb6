/** Worlds of elective dividends, each with what a member of it finds. */
export const electionWorldNames = [
  /** Owns 300 shares of Apple; the ex-date of a dividend that may be taken in shares is in three days. */
  'electionAhead',
  /** The ex-date has begun, and nothing is chosen. */
  'electionOpen',
  /** Has asked for shares; the request waits for an operator. */
  'electionSubmitted',
  /** An operator has rejected that, and said why; it may be asked for again. */
  'electionRejected',
  /** Has asked for shares, which was accepted; the deadline is still to come. */
  'electionAccepted',
  /** The same after the deadline, before the pay date. */
  'electionFixed',
  /** Nothing was chosen by the deadline; the pay date is still to come. */
  'electionMissed',
  /** It was paid in shares, and a rest in cash. */
  'electionPaid',
  /** Nothing was chosen, and it was paid in cash. */
  'electionPaidInCash',
  /** As `electionOpen`, banned from trading. */
  'electionRestricted',
  /** As `electionAccepted`, on a site that has stopped offering it. */
  'electionStopped',
] as const
