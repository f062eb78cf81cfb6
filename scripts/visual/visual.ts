import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { albumIn } from './album.ts'
import { buildStorybook } from './build.ts'
import { entriesOf } from './entries.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { type Options } from './options.ts'
import { drawPast } from './past.ts'
import { printReport } from './report.ts'
import { jobsOf, launch } from './shoot.ts'
import { readStories } from './stories.ts'
import { takeAll } from './takeAll.ts'
import { acceptedAfter, judge, linesOf, passes } from './verdict.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Takes the pictures of every story and compares them with the accepted ones, or accepts them.
 * @returns whether nothing is left to look at
 */
export async function visual(options: Options, say: (line: string) => void): Promise<boolean> {
  const { update, only, style } = options
  const output = options.output ?? join(root, '.visual')
  const manifestFile = options.manifest ?? join(root, '.storybook', 'pictures.json')
  const site = options.site ?? join(output, 'storybook')
  if (options.build) {
    say('Building Storybook …')
    buildStorybook(root, site)
  }
  const stories = await readStories(site)
  const jobs = jobsOf(stories.filter(({ id }) => id.startsWith(only)))
  const manifest = await readManifest(manifestFile)
  const known = manifest?.pictures ?? new Map<string, string>()
  const album = albumIn(join(output, 'pictures'))
  const darkroom = await launch()
  try {
    const { renderer } = darkroom
    const foreign = manifest !== undefined && manifest.renderer !== renderer
    if (update && foreign && only !== '')
      throw new Error(
        `The accepted pictures are of ${manifest.renderer}, this is ${renderer}: update all of them.`,
      )

    const started = performance.now()
    const { hashes: taken, failed } = await takeAll({ darkroom, site, root, album, jobs, style })
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    say(`${String(taken.size)} of ${String(jobs.length)} pictures taken in ${seconds} s by ${renderer}`)

    if (update) {
      const pictures = acceptedAfter({ accepted: foreign ? new Map() : known, taken, failed, only })
      await writeManifest(manifestFile, { renderer, pictures })
      await album.keepOnly(new Set(pictures.values()))
      for (const [key, why] of failed) say(`failed    ${key}: ${why}`)
      say(`Accepted in ${manifestFile}`)
      return failed.size === 0
    }

    const drawMissing = (keys: readonly string[]) =>
      drawPast({ root, manifestFile, output, album, darkroom, say }, keys)
    if (foreign)
      say(`The accepted pictures are of ${manifest.renderer}: comparing with the base revision drawn here.`)
    const asked = [...known.keys()].filter((key) => key.startsWith(only))
    const accepted = foreign ? await drawMissing(asked) : known
    const verdict = judge({ accepted, taken, failed, only })
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
