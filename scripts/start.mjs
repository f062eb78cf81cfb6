// npm start: install what is missing, build, serve the web app and the broker from one port; where it is served already, say so.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { answeringAt } from './answering.mjs'
import { ensureInstalled, environment, projectNode, root, run } from './ensure.mjs'

const port = Number(process.env.PORT ?? 5180)
const answering = port > 0 ? await answeringAt(port) : 'nothing'
if (answering === 'onelot') {
  console.log(
    `Onelot is already running at http://localhost:${port}/\nStop it and start again to run what has changed since; PORT=… and DATA_DIR=… start another one beside it.`,
  )
  process.exit(0)
}
if (answering === 'another') {
  console.error(`Onelot cannot start: another program answers at port ${port}. PORT=… takes another one.`)
  process.exit(1)
}

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
