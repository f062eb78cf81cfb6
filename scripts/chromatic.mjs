// npm run chromatic: sends the Storybook to the team's Chromatic, which takes its pictures in the modes of .storybook/chromatic.ts.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const TOKEN = 'CHROMATIC_PROJECT_TOKEN'
const root = join(import.meta.dirname, '..')
const site = 'storybook-static'

const run = (command, args) => {
  const { status, error } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) throw error
  return status ?? 1
}

if (!process.env[TOKEN]) {
  console.log(`Chromatic is skipped: ${TOKEN} is not set. npm run visual compares the same stories here.`)
} else {
  process.exitCode =
    run('storybook', ['build', '--quiet', '--output-dir', site]) ||
    run('chromatic', ['--storybook-build-dir', site, ...process.argv.slice(2)])
}
