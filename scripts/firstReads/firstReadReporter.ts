import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { SeenFirstRead } from '../../.storybook/firstReads.ts'
import { neverAsked } from './neverAsked.ts'

declare module 'vitest' {
  interface TaskMeta {
    firstReads?: readonly SeenFirstRead[]
  }
}

const root = `${import.meta.dirname}/../..`

/** None of a file that was played in part, or in which a story failed: it may have stopped before it asked. */
function seenIn(module: TestModule): readonly SeenFirstRead[] {
  const stories = [...module.children.allTests()]
  return stories.every((story) => story.result().state === 'passed')
    ? stories.flatMap((story) => story.meta().firstReads ?? [])
    : []
}

/** Fails where the definition of a screen sends a read first that the screen asks in no story of a file. */
export class FirstReadReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const missed = modules.flatMap((module) => neverAsked(relative(root, module.moduleId), seenIn(module)))
    if (missed.length === 0) return
    console.error(`\nReads of a definition that its screen does not ask:\n${missed.join('\n')}`)
    process.exitCode = 1
  }
}
