import { afterEach } from 'vitest'
import { firstReadsSeen, refusalsSeen } from './storyCalls.ts'

/** Passes what a story asked first, and what it was refused, on to the reporters in Node. */
afterEach(({ task }) => {
  if ('storyId' in task.meta)
    Object.assign(task.meta, { refused: refusalsSeen(), firstReads: firstReadsSeen() })
})
