// npm run dev: the broker, and Vite in front of it, both restarted as files change.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, environment, projectNode, root } from './ensure.mjs'

ensureInstalled()
const start = (args, env = {}) =>
  spawn(projectNode(), args, { cwd: root, stdio: 'inherit', env: { ...environment(), ...env } })

const children = [
  start(['--watch', 'apps/mock-api/src/main.ts'], {
    DATA_DIR: process.env.DATA_DIR ?? join(root, '.onelot'),
  }),
  start([join('node_modules', 'vite', 'bin', 'vite.js'), 'apps/web']),
]
const stop = () => children.forEach((child) => child.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
