import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import type { RefusalOfStory, SeenRefusal } from '../../.storybook/refusals.ts'
import { differences } from './differences.ts'

const path = join(import.meta.dirname, '..', '..', '.storybook', 'refusals.json')

declare module 'vitest' {
  interface TaskMeta {
    /** Only a test that plays a story has one. */
    storyId?: string
    refused?: readonly SeenRefusal[]
  }
}

interface Played {
  readonly story: string
  readonly refused: readonly SeenRefusal[]
}

/** Undefined for a test that is no story, and for a story that failed: it may have stopped before it was refused. */
function playedBy(test: TestCase): Played | undefined {
  const { storyId: story, refused } = test.meta()
  const passed = test.result().state === 'passed'
  return passed && story !== undefined && refused !== undefined ? { story, refused } : undefined
}

async function accept(entries: readonly RefusalOfStory[]): Promise<void> {
  const text = JSON.stringify(entries.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en')))
  const { code } = await format(path, text, { printWidth: 110 })
  await writeFile(path, code)
}

const keyOf = ({ story, code }: RefusalOfStory): string => `${story} ${code}`

/** Compares what the broker refused in each story with the accepted list; `-u` accepts it. */
export class RefusalReporter implements Reporter {
  #updates = false

  onInit({ config }: Vitest): void {
    this.#updates = config.snapshotOptions.updateSnapshot === 'all'
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const played = modules
      .flatMap((module) => [...module.children.allTests()])
      .map(playedBy)
      .filter((one) => one !== undefined)
    if (played.length === 0) return
    const accepted = JSON.parse(await readFile(path, 'utf8')) as readonly RefusalOfStory[]
    const seen = played.flatMap(({ story, refused }) => refused.map((refusal) => ({ story, ...refusal })))
    const stories = new Set(played.map(({ story }) => story))
    const found = differences(
      accepted.filter(({ story }) => stories.has(story)),
      seen,
    )
    if (found.length === 0) return
    if (this.#updates) {
      await accept([...accepted.filter(({ story }) => !stories.has(story)), ...seen])
      return
    }
    console.error(
      `\nRefusals that differ from .storybook/refusals.json (-u accepts them):\n${found.join('\n')}`,
    )
    process.exitCode = 1
  }
}
