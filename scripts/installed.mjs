// node scripts/installed.mjs FILE …: runs a script on the Node that the project installs; where nothing is installed yet, that comes first.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, projectNode, root, run } from './ensure.mjs'

if (!existsSync(join(root, 'node_modules'))) ensureInstalled()
process.exit(run(projectNode(), process.argv.slice(2)))
