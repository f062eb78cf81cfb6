// npm run stories [-- what vitest takes]: every story in its own mode, and what tests a browser without a story.
// STORIES_MODE=dark-tw-kr plays all of them in that mode, STORIES_MODE=all in one mode after another.
import { spawnSync } from 'node:child_process'
import { modes } from './visual/modes.ts'

/** What tests a browser without a story. */
const withoutStory = ['browser', 'browser-mocked']

const play = (projects, mode) => {
  const { status } = spawnSync(
    'vitest',
    // Node reads the configuration as it is; bundled for each project it takes the broker along.
    [
      'run',
      '--configLoader',
      'native',
      ...projects.flatMap((project) => ['--project', project]),
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', STORIES_MODE: mode } },
  )
  return status === 0
}

const asked = process.env['STORIES_MODE'] ?? ''
const passed =
  asked === 'all'
    ? modes.map(({ name }, index) => {
        console.log(`\nin ${name}`)
        return play(index === 0 ? ['stories', ...withoutStory] : ['stories'], name)
      })
    : [play(['stories', ...withoutStory], asked)]
process.exitCode = passed.every(Boolean) ? 0 : 1
