/** What shows under a day. */
export interface DayMark {
  /** Short, as a seventh of the width holds it: `+1.2M`, `✓`. */
  readonly text: string
  /** The same in full, read out with the date: `realised profit +1,204,000 won`. */
  readonly description: string
  /** @defaultValue 'neutral' */
  readonly tone?: 'neutral' | 'up' | 'down'
}
