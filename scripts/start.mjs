// npm start: install what is missing, build, serve the web app and the broker from one port.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, projectNode, root, run } from './ensure.mjs'

ensureInstalled()
if (run('npm', ['run', '--silent', 'build', '--workspace', '@onelot/web']) !== 0) process.exit(1)

const broker = spawn(projectNode(), [join(root, 'apps/mock-api/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...environment(),
    DATA_DIR: process.env.DATA_DIR ?? join(root, '.onelot'),
    WEB_DIR: process.env.WEB_DIR ?? join(root, 'apps/web/dist'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => broker.kill(signal))
broker.on('exit', (code) => process.exit(code ?? 0))
