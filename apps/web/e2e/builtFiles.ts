import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface BuiltFile {
  readonly name?: string
  readonly file: string
  readonly css?: readonly string[]
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../dist/manifest.json'), 'utf8'),
) as Readonly<Record<string, BuiltFile>>

/** @param source how the path of its source ends, or the name of a file of several */
function built(source: string): BuiltFile {
  const found = Object.entries(manifest).find(([path, { name }]) => path.endsWith(source) || name === source)
  if (found === undefined) throw new Error(`the build has no ${source}`)
  return found[1]
}

export const scriptOf = (source: string): string => built(source).file

export function sheetOf(source: string): string {
  const [sheet] = built(source).css ?? []
  if (sheet === undefined) throw new Error(`${source} has no stylesheet`)
  return sheet
}

/** What a stock's page shows besides its price, each in a file of its own. */
export const besidePrice = [
  ['the star', scriptOf('WatchStar')],
  ['the parts below the price', scriptOf('stock-detail/LateBlocks.tsx')],
  ['the chart', scriptOf('stock-detail/engine.ts')],
  ['the styles of the chart', sheetOf('stock-detail/engine.ts')],
] as const
