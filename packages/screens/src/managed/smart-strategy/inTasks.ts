/** Time enough for some days of a run, and too little for a finger to notice. In ms. */
const TASK_MS = 12

/** A clock in ms, and a way to carry something out in a task of its own. */
export interface Machine {
  readonly now: () => number
  /** Returns what calls it off. */
  readonly later: (task: () => void) => () => void
}

const browser: Machine = {
  now: () => performance.now(),
  later: (task) => {
    const timer = setTimeout(task)
    return () => {
      clearTimeout(timer)
    }
  },
}

/** Carries out steps in tasks that end after some ms, so that the page answers between them. Returns what calls the rest off. */
export function inTasks<Result>(
  steps: Iterator<undefined, Result>,
  onDone: (result: Result) => void,
  { now, later }: Machine = browser,
): () => void {
  const task = (): void => {
    const until = now() + TASK_MS
    do {
      const { done, value } = steps.next()
      if (done === true) {
        onDone(value)
        return
      }
    } while (now() < until)
    callOff = later(task)
  }
  let callOff = later(task)
  return () => {
    callOff()
  }
}
