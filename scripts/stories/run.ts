// npm run stories [-- what vitest takes]: every story in its own mode, and what tests a browser without a story.
// STORIES_MODE=dark-tw-kr plays all of them in that mode, STORIES_MODE=all in one mode after another.
// npm run stories:quick: as many stories as `npm test` has time for, those nearest to what changed first (docs/stories.md).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { modes } from '../visual/modes.ts'
import { quickFiles } from './quickFiles.ts'

const root = join(import.meta.dirname, '..', '..')

/** What tests a browser without a story. */
const withoutStory = ['browser', 'browser-mocked']

const play = (projects: readonly string[], mode: string, args: readonly string[]) => {
  const { status } = spawnSync(
    'vitest',
    // Node reads the configuration as it is; bundled for each project it takes the broker along.
    ['run', '--configLoader', 'native', ...projects.flatMap((project) => ['--project', project]), ...args],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', STORIES_MODE: mode } },
  )
  return status === 0
}

const [first, ...others] = process.argv.slice(2)
const args =
  first === '--quick' ? [...(await quickFiles(root)), '.storybook/', ...others] : process.argv.slice(2)

const asked = process.env['STORIES_MODE'] ?? ''
const passed =
  asked === 'all'
    ? modes.map(({ name }, index) => {
        console.log(`\nin ${name}`)
        return play(index === 0 ? ['stories', ...withoutStory] : ['stories'], name, args)
      })
    : [play(['stories', ...withoutStory], asked, args)]
process.exitCode = passed.every(Boolean) ? 0 : 1
