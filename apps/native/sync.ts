// npm run native:sync: builds the page, and the projects of both platforms from it; `-- ios` or `-- android` one of them.
import { spawnSync } from 'node:child_process'
import { platforms, syncPlatform } from './platforms.ts'

const { status } = spawnSync('npm', ['run', '--silent', 'bundle'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)
const asked = process.argv.slice(2)
for (const platform of platforms) {
  if (asked.length > 0 && !asked.includes(platform)) continue
  syncPlatform(import.meta.dirname, platform)
  console.log(`apps/native/${platform} is ready`)
}
