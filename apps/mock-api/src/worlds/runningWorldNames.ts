/** Runs of strategies with a member's money. */
export const runningWorldNames = [
  /** Has just begun a run: it has not been traded, and may be cancelled. */
  'runWaiting',
  /** A run has gone on for six days, and has traded. */
  'runRunning',
  /** Has asked that a run ends: it does at the next close. */
  'runEnding',
  /** A run has ended because the member asked for it. */
  'runEnded',
  /** A run was over after its term. */
  'runTermEnded',
  /** A run was cancelled before its first close. */
  'runCancelled',
  /** A run has ended with its share. */
  'runDelisted',
  /** The share of a run was halted three days ago. */
  'runHalted',
  /** Runs in each of these states, of each strategy. */
  'runs',
  /** Has as many runs as one may have. */
  'runsFull',
  /** A run goes on before a member whose account is frozen. */
  'runFrozen',
  /** A site without strategies. */
  'withoutStrategies',
] as const
