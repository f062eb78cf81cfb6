import accepted from './refusals.json'

/** What the broker refused in a story: by its rules, or by a fault in their place. */
export interface SeenRefusal {
  readonly code: string
  readonly cause: 'rule' | 'fault'
}

export interface RefusalOfStory extends SeenRefusal {
  /** Its id. */
  readonly story: string
}

const isCause = (cause: string): cause is SeenRefusal['cause'] => cause === 'rule' || cause === 'fault'

/** What `npm run stories` has seen, and compares with (docs/stories.md). */
export const refusalsOfStories: readonly RefusalOfStory[] = accepted.flatMap(({ story, code, cause }) =>
  isCause(cause) ? [{ story, code, cause }] : [],
)
