import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagesOfFaces } from '../../../scripts/fonts/sheet.ts'

const root = join(import.meta.dirname, '../../..')

/** Names the folder to the processes that this one starts. */
const PREPARED = 'E2E_PREPARED'

/** Where a broker of journeys serves the packaged faces: of the app's own origin, as its policy asks. */
export const facesPath = '/pinned-fonts'

interface PreparedFolders {
  /** The built app with the packaged faces: a broker serves no file outside the folder. */
  readonly web: string
  /** What Node has compiled of the broker. */
  readonly compiled: string
  /** Data of a stopped broker of the demo; there is none before `prepareRun`. */
  readonly demoData: string
}

const foldersIn = (prepared: string): PreparedFolders => ({
  web: join(prepared, 'web'),
  compiled: join(prepared, 'compiled'),
  demoData: join(prepared, 'demo-data'),
})

/** What all brokers of a run start from. The first process that asks makes it, and deletes it at its end. */
export function preparedFolders(): PreparedFolders {
  const given = process.env[PREPARED]
  if (given !== undefined) return foldersIn(given)
  const prepared = mkdtempSync(join(tmpdir(), 'onelot-journeys-'))
  process.env[PREPARED] = prepared
  process.once('exit', () => {
    rmSync(prepared, { recursive: true, force: true })
  })
  const folders = foldersIn(prepared)
  cpSync(join(root, 'apps/web/dist'), folders.web, { recursive: true })
  cpSync(packagesOfFaces(join(root, 'node_modules')), join(folders.web, facesPath), { recursive: true })
  return folders
}
