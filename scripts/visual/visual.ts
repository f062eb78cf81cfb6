import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { albumIn } from './album.ts'
import { buildStorybook } from './build.ts'
import { entriesOf } from './entries.ts'
import { keyOf, readManifest, writeManifest } from './manifest.ts'
import { firstMode } from './modes.ts'
import { type Options } from './options.ts'
import { drawPast } from './past.ts'
import { printReport } from './report.ts'
import { jobsOf, launch } from './shoot.ts'
import { secondLook } from './secondLook.ts'
import { readStories } from './stories.ts'
import { takeAll } from './takeAll.ts'
import { acceptedAfter, judge, linesOf, passes } from './verdict.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Takes the pictures of every story and compares them with the accepted ones, or accepts them.
 * @returns whether nothing is left to look at
 */
export async function visual(options: Options, say: (line: string) => void): Promise<boolean> {
  const { update, only, quick, style } = options
  const output = options.output ?? join(root, '.visual')
  const manifestFolder = options.manifest ?? join(root, '.storybook', 'pictures')
  const site = options.site ?? join(output, 'storybook')
  if (options.build) {
    say('Building Storybook …')
    buildStorybook(root, site)
  }
  const stories = await readStories(site)
  const leading = new Set(stories.filter(({ leads }) => leads).map(({ id }) => keyOf(id, firstMode.name)))
  const asked = (key: string) => key.startsWith(only) && (!quick || leading.has(key))
  const jobs = jobsOf(stories).filter(({ key }) => asked(key))
  const manifest = await readManifest(manifestFolder)
  const known = manifest?.pictures ?? new Map<string, string>()
  const album = albumIn(join(output, 'pictures'))
  const darkroom = await launch()
  try {
    const { renderer } = darkroom
    const foreign = manifest !== undefined && manifest.renderer !== renderer
    if (update && foreign && (only !== '' || quick))
      throw new Error(
        `The accepted pictures are of ${manifest.renderer}, this is ${renderer}: update all of them.`,
      )

    if (quick && foreign) {
      say(
        `Not compared: the accepted pictures are of ${manifest.renderer}, this is ${renderer}. See npm run visual.`,
      )
      return true
    }

    const started = performance.now()
    const shots = { darkroom, site, root, album, style }
    const all = await takeAll({ ...shots, jobs })
    const { hashes: taken, failed } = await secondLook(all, update || foreign ? new Map() : known, (keys) =>
      takeAll({ ...shots, jobs: jobs.filter(({ key }) => keys.includes(key)), pages: 1 }),
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    say(`${String(taken.size)} of ${String(jobs.length)} pictures taken in ${seconds} s by ${renderer}`)

    if (update) {
      const pictures = acceptedAfter({ accepted: foreign ? new Map() : known, taken, failed, asked })
      await writeManifest(manifestFolder, { renderer, pictures })
      await album.keepOnly(new Set(pictures.values()))
      for (const [key, why] of failed) say(`failed    ${key}: ${why}`)
      say(`Accepted in ${manifestFolder}`)
      return failed.size === 0
    }

    const drawMissing = (keys: readonly string[]) =>
      drawPast({ root, manifestFolder, output, album, darkroom, say }, keys)
    if (foreign)
      say(`The accepted pictures are of ${manifest.renderer}: comparing with the base revision drawn here.`)
    const drawn = [...known.keys()].filter(asked)
    const accepted = foreign ? await drawMissing(drawn) : known
    const verdict = judge({ accepted, taken, failed, asked })
    const report = join(output, 'report')
    await rm(report, { recursive: true, force: true })
    for (const line of linesOf(verdict)) say(line)
    if (!passes(verdict)) {
      const titles = new Map(stories.map(({ id, title }) => [id, title]))
      const entries = await entriesOf(verdict, { accepted, taken, titles, album, drawMissing })
      await mkdir(report, { recursive: true })
      await writeFile(join(report, 'index.html'), printReport(entries))
      say(`Before, after and difference: ${join(report, 'index.html')}`)
    }
    await album.keepOnly(new Set([...known.values(), ...accepted.values(), ...taken.values()]))
    return passes(verdict)
  } finally {
    await darkroom.browser.close()
  }
}
