import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** A process of its own that answers one question after the other. */
export interface Child {
  ask<Answer>(question: object): Promise<Answer>
  end(): Promise<void>
  /** SIGKILL: nothing is flushed or closed. */
  kill(): Promise<void>
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => {
      resolve()
    })
  })

/** Starts a script of the folder `children`. */
export function startChild(script: string, args: readonly string[], flags: readonly string[] = []): Child {
  const child = fork(join(import.meta.dirname, 'children', script), args, {
    execArgv: [...flags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = exited(child)
  return {
    ask<Answer>(question: object): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const fail = () => {
          reject(new Error(`${script} ended by itself`))
        }
        child.once('exit', fail)
        child.once('message', (answer) => {
          child.off('exit', fail)
          // Both sides of the question are in this folder.
          resolve(answer as Answer)
        })
        child.send(question)
      })
    },
    async end() {
      if (child.connected) child.disconnect()
      await gone
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** In the child: answers each question, and cleans up when there are no more. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the other half of the file asks it
export function answerParent<Question>(
  answer: (question: Question) => Promise<object>,
  end: () => Promise<void>,
): void {
  process.on('message', (question) => {
    answer(question as Question).then(
      (answered) => process.send?.(answered),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.once('disconnect', () => {
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}
