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
import { type Darkroom, jobsOf, launch } from './shoot.ts'
import { MOST_DOUBTFUL, secondLook, takeAnew } from './secondLook.ts'
import { readStories } from './stories.ts'
import { takeAll } from './takeAll.ts'
import { acceptedAfter, differing, judge, linesOf, passes } from './verdict.ts'

const root = join(import.meta.dirname, '..', '..')

const outputOf = ({ output }: Options) => output ?? join(root, '.visual')
const siteOf = (options: Options) => options.site ?? join(outputOf(options), 'storybook')

type Say = (line: string) => void

/**
 * Takes the pictures of every story and compares them with the accepted ones, or accepts them.
 * @returns whether nothing is left to look at
 */
export async function visual(options: Options, say: Say): Promise<boolean> {
  if (options.build) {
    say('Building Storybook …')
    buildStorybook(root, siteOf(options))
  }
  const darkroom = await launch()
  try {
    return await visualIn(darkroom, options, say)
  } finally {
    await darkroom.browser.close()
  }
}

/** Likewise, of a Storybook that is built, in a browser that is open. */
export async function visualIn(darkroom: Darkroom, options: Options, say: Say): Promise<boolean> {
  const { update, only, quick, added, style } = options
  const output = outputOf(options)
  const site = siteOf(options)
  const manifestFolder = options.manifest ?? join(root, '.storybook', 'pictures')
  const stories = await readStories(site)
  const leading = new Set(stories.filter(({ leads }) => leads).map(({ id }) => keyOf(id, firstMode.name)))
  const known = await readManifest(manifestFolder)
  const asked = (key: string) =>
    key.startsWith(only) && (!quick || leading.has(key)) && (!added || !known.has(key))
  const everything = jobsOf(stories)
  const jobs = everything.filter(({ key }) => asked(key))
  const album = albumIn(join(output, 'pictures'))
  const started = performance.now()
  const shots = { darkroom, site, root, album, style }
  const again = (pages?: number) => (keys: readonly string[]) =>
    takeAll({ ...shots, jobs: jobs.filter(({ key }) => keys.includes(key)), fresh: true, pages })
  const all = await takeAll({ ...shots, jobs, fresh: false })
  const seen = await (update ? takeAnew(all, known, again()) : secondLook(all, known, again(1)))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  say(
    `${String(seen.hashes.size)} of ${String(jobs.length)} pictures taken in ${seconds} s by ${darkroom.renderer}`,
  )

  if (update) {
    const there = new Set(everything.map(({ key }) => key))
    const accepted = new Map([...known].filter(([key]) => there.has(key)))
    const pictures = acceptedAfter({ accepted, taken: seen.hashes, failed: seen.failed, asked })
    await writeManifest(manifestFolder, pictures)
    await album.keepOnly(new Set(pictures.values()))
    for (const [key, why] of seen.failed) say(`failed    ${key}: ${why}`)
    say(`Accepted in ${manifestFolder}`)
    return seen.failed.size === 0
  }

  const past = { root, manifestFolder, output, album, darkroom, say, site: options.base }
  const doubted = judge({ accepted: known, taken: seen.hashes, failed: seen.failed, asked })
  const base = await drawPast(past, [...doubted.changed, ...doubted.orphaned])
  const drawn = new Map([...known, ...base])
  const { hashes: taken, failed } = base.size === 0 ? seen : await secondLook(seen, drawn, again(1))
  const doubtful = differing(taken, drawn).filter((key) => base.has(key))
  const accepted = new Map([
    ...drawn,
    ...(doubtful.length > MOST_DOUBTFUL ? [] : await drawPast(past, doubtful, 1)),
  ])
  const verdict = judge({ accepted, taken, failed, asked })
  const report = join(output, 'report')
  await rm(report, { recursive: true, force: true })
  for (const line of linesOf(verdict)) say(line)
  if (!passes(verdict)) {
    const titles = new Map(stories.map(({ id, title }) => [id, title]))
    const entries = await entriesOf(verdict, { accepted, taken, titles, album })
    await mkdir(report, { recursive: true })
    await writeFile(join(report, 'index.html'), printReport(entries))
    say(`Before, after and difference: ${join(report, 'index.html')}`)
  }
  await album.keepOnly(new Set([...known.values(), ...accepted.values(), ...taken.values()]))
  return passes(verdict)
}
