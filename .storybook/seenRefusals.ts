import { afterEach } from 'vitest'
import { refusalsSeen } from './storyCalls.ts'

/** Passes what was refused in a story on to the reporter in Node. */
afterEach(({ task }) => {
  if ('storyId' in task.meta) Object.assign(task.meta, { refused: refusalsSeen() })
})
