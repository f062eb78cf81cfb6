// npm run dev: the broker, and Vite in front of it, both restarted as files change. The app is at the one address that is printed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { answeringAt } from './answering.mjs'
import { ensureInstalled, environment, projectNode, root } from './ensure.mjs'

const port = Number(process.env.PORT ?? 5180)
if ((await answeringAt(port)) !== 'nothing') {
  console.error(
    `Onelot cannot start: a program answers at port ${port}, perhaps another \`npm start\`. Stop it, or take another port and folder with PORT=… and DATA_DIR=….`,
  )
  process.exit(1)
}

ensureInstalled()
const appPort = process.env.APP_PORT ?? '5173'
const address = { APP_URL: `http://localhost:${appPort}/` }
const start = (args, env) =>
  spawn(projectNode(), args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...address, ...env } })

const vite = join('node_modules', 'vite', 'bin', 'vite.js')
const children = [
  start(['--watch', 'apps/mock-api/src/main.ts'], {
    DATA_DIR: process.env.DATA_DIR ?? join(root, '.onelot'),
  }),
  start([vite, 'apps/web', '--port', appPort, '--strictPort', '--clearScreen', 'false']),
]
const stop = () => children.forEach((child) => child.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
