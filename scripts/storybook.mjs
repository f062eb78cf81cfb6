// npm run storybook
import { ensureInstalled, run } from './ensure.mjs'

ensureInstalled()
process.exitCode = run('npx', [
  'storybook',
  'dev',
  '--port',
  process.env.PORT ?? '6006',
  '--no-open',
  ...process.argv.slice(2),
])
