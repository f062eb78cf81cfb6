// npm run demo: the app with its broker in the page, as files that any server can serve from any folder: apps/web/dist-demo. Serves them, too;
// `npm run demo -- --build` only builds.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, root, run } from './ensure.mjs'

ensureInstalled()
const folder = join(root, 'apps/web/dist-demo')
process.env.VITE_DEMO = '1'
process.env.WEB_OUT_DIR = folder
if (run('npm', ['run', '--silent', 'build', '--workspace', '@onelot/web']) !== 0) process.exit(1)
if (process.argv.includes('--build')) process.exit(0)

const served = spawn('vite', ['preview', '--port', process.env.PORT ?? '5190'], {
  cwd: join(root, 'apps/web'),
  stdio: 'inherit',
  env: environment(),
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => served.kill(signal))
served.on('exit', (code) => process.exit(code ?? 0))
