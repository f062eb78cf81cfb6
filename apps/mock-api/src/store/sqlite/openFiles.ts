import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

const LINKS = '/proc/self/fd'

function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(join(LINKS, link))
  } catch {
    // It was closed meanwhile, as is the one that listed the folder.
    return undefined
  }
}

/** Files of a folder that this process has open, asked by tests. None where the system does not list them. */
export const openFilesIn = (folder: string): readonly string[] =>
  (existsSync(LINKS) ? readdirSync(LINKS) : [])
    .map(targetOf)
    .filter((file) => file !== undefined)
    .filter((file) => file.startsWith(folder))
