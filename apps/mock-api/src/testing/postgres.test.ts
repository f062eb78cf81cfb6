import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('leaves a process its exit code, by which a run of tests says that one has failed', () => {
  const postgres = JSON.stringify(join(import.meta.dirname, 'postgres.ts'))
  const script = `
    import { startPostgres } from ${postgres}
    const server = await startPostgres()
    process.exitCode = 3
    await server.stop()
  `
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(3)
})
