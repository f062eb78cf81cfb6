/** Mentors, and what becomes of following one. */
export const copyingWorldNames = [
  /** Verified; simulated mentors in each phase, none of them followed. */
  'mentorsAnnounced',
  /** The same, and nobody is logged in. */
  'mentorsForGuests',
  /** The same, before a member whose identity is not verified. */
  'mentorsUnverified',
  /** The same, before a member with little money. */
  'mentorsPoor',
  /** The same; another member has taken all that one of them had left. */
  'mentorFull',
  /** Follows one mentor, which is as many as one account may. */
  'followsFull',
  /** A site without copy trading. */
  'withoutCopyTrading',
  /** Has asked to follow a mentor, and an operator is to decide. */
  'followSubmitted',
  /** An operator has rejected that, and said why. */
  'followRejected',
  /** Has followed a mentor for six days, which has traded. */
  'followRunning',
  /** Has asked to put more into a follow, and an operator is to decide. */
  'followAdded',
  /** Follows a mentor, and has paused that. */
  'followPaused',
  /** Has paused a follow for nine days: what its mentor bought was skipped. */
  'followSkipped',
  /** Has ended a follow. */
  'followEnded',
  /** Has ended a follow while more was to be added to it. */
  'followEndedBeforeMore',
  /** A follow was over after the term of its mentor. */
  'followTermEnded',
  /** A follow has fallen near its stop-loss. */
  'followNearStopLoss',
  /** A follow has ended by its stop-loss. */
  'followStopped',
  /** A follow has ended with its mentor. */
  'followClosed',
  /** Exchange hours, on a Saturday: a follow sells everything at the next opening. */
  'followEnding',
] as const
