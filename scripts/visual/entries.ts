import { type Album } from './album.ts'
import { partsOf } from './manifest.ts'
import { decode, difference, encode } from './picture.ts'
import { type Entry } from './report.ts'
import { type Verdict } from './verdict.ts'

interface Sources {
  readonly accepted: ReadonlyMap<string, string>
  readonly taken: ReadonlyMap<string, string>
  /** Titles of stories by id. */
  readonly titles: ReadonlyMap<string, string>
  readonly album: Album
}

/** What the report shows of a verdict. */
export async function entriesOf(verdict: Verdict, sources: Sources): Promise<Entry[]> {
  const { accepted, taken, titles, album } = sources
  const find = async (hash: string | undefined) => (hash === undefined ? undefined : album.find(hash))
  const titleOf = (key: string) => titles.get(partsOf(key).story) ?? partsOf(key).story

  const entries: Entry[] = []
  const add = async (key: string, finding: string) => {
    const before = await find(accepted.get(key))
    const after = await find(taken.get(key))
    const sides = { ...(before ? { before } : {}), ...(after ? { after } : {}) }
    if (!before || !after) return entries.push({ key, title: titleOf(key), finding, ...sides })
    const { pixels, picture } = difference(decode(before), decode(after))
    const compared = { finding: `${String(pixels)} pixels differ`, difference: encode(picture) }
    return entries.push({ key, title: titleOf(key), ...sides, ...compared })
  }
  for (const key of verdict.changed)
    await add(key, 'changed; no revision of the accepted picture is there to draw a before')
  for (const key of verdict.added) await add(key, 'new: no picture has been accepted')
  for (const key of verdict.orphaned) await add(key, 'orphan: a picture without its story')
  for (const [key, why] of verdict.failed) await add(key, `failed: ${why}`)
  return entries
}
