import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the Storybook of a checkout into `folder`. What the build prints is shown only when it fails. */
export function buildStorybook(root: string, folder: string): void {
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '--quiet', '--output-dir', folder],
    {
      cwd: root,
      env: { ...process.env, PICTURES: '1' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0) throw new Error(`Storybook does not build.\n${stdout}\n${stderr}`)
}
