import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@onelot/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { numbered } from './cases.ts'
import { type Report, jsonOf, reportFileOf, reportOf } from './reports.ts'
import { callsOfScreens } from './screenTable.ts'
import { screensNamed, screensOf } from './screens.ts'
import { type Ran, type SuiteOptions, runSuite } from './suite.ts'
import { faults } from './testing/faults.ts'
import { startOwnBroker } from './testing/ownBroker.ts'
import { proxyWith } from './testing/proxy.ts'

/** Of a machine that does other things, too. */
const PATIENCE_MS = 180_000
const table = callsOfScreens()
const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'))
let own: Awaited<ReturnType<typeof startOwnBroker>> | undefined

beforeAll(async () => {
  own = await startOwnBroker({ dataDir })
}, PATIENCE_MS)
afterAll(async () => {
  await own?.stop()
  rmSync(dataDir, { recursive: true })
})

/** A run that asks each read once; the nightly run asks with each value of its enums. */
async function run(more: Partial<SuiteOptions> = {}): Promise<Ran> {
  if (own === undefined) throw new Error('there is no broker')
  return runSuite({ ...own.options, thorough: false, ...more })
}
const reported = (ran: Ran): Report => reportOf('http://localhost', ran, table, 'a salt')
const found = async (more?: Partial<SuiteOptions>): Promise<Report> => reported(await run(more))

describe('the broker of this repository', () => {
  let ran: Ran
  let report: Report
  beforeAll(async () => {
    ran = await run()
    report = reported(ran)
  }, PATIENCE_MS)

  it('fails no case', () => {
    expect(report.outcomes.filter(({ result }) => result === 'failed')).toEqual([])
    expect(report.counts.passed).toBeGreaterThan(1_000)
  })

  it('passes each numbered case, of some call at least', () => {
    const passed = new Set(report.outcomes.filter(({ result }) => result === 'passed').map(({ id }) => id))
    expect(numbered.map(([id]) => id).filter((id) => !passed.has(id))).toEqual([])
  })

  it('has its answers written down redacted: no secret of the run, and each as its call answers it', () => {
    const { answers } = reportFileOf(report, { answers: true })
    const text = jsonOf(report, { answers: true })
    expect(ran.own.length).toBeGreaterThan(5)
    expect(ran.own.filter((secret) => text.includes(secret))).toEqual([])
    const broken = endpoints.filter(({ path, response }) =>
      answers.some((one) => one.path === path && !z.safeParse(response, one.data).success),
    )
    expect(answers.length).toBeGreaterThan(100)
    expect(broken.map(({ path }) => path)).toEqual([])
  })

  it('has green screens, and no red one', () => {
    const colours = report.screens.map(({ colour }) => colour)
    expect(colours).not.toContain('red')
    expect(report.screens.find(({ screen }) => screen === 'marketOverview')?.colour).toBe('green')
    expect(colours.filter((colour) => colour === 'green').length).toBeGreaterThan(15)
  })
})

describe('a back end with faults', () => {
  let report: Report
  beforeAll(async () => {
    report = await found({ fetch: proxyWith(faults) })
  }, PATIENCE_MS)

  it.each(faults.map((fault) => [fault.name, fault] as const))(
    'has it named, with the field and the screen: %s',
    (_, { id, path, about = path, says, screen }) => {
      const found = report.outcomes.find((one) => one.id === id && one.about === about)
      const said = found?.findings.map((finding) => `${finding.field ?? ''} ${finding.said}`.trim()) ?? []
      expect(found?.result).toBe('failed')
      expect(said).toContainEqual(expect.stringMatching(says))
      if (screen !== undefined) {
        expect(screensOf(path, table)).toContain(screen)
        expect(report.screens.find((one) => one.screen === screen)?.colour).toBe('red')
      }
    },
  )

  it('has no call blamed that has no fault', () => {
    const faulty = new Set(faults.map(({ path }) => path))
    const blamed = report.outcomes.filter(({ result }) => result === 'failed').map(({ path }) => path)
    expect([...new Set(blamed)].filter((path) => path !== undefined && !faulty.has(path))).toEqual([])
  })
})

describe('the calls of one screen', () => {
  it('are tried alone, without an account, and make it green', async () => {
    const [overview] = screensNamed(table, ['marketOverview'])
    const report = await found({ paths: overview?.calls ?? [], accounts: [], ops: undefined })
    expect(report.counts.failed).toBe(0)
    expect(report.screens.find(({ screen }) => screen === 'marketOverview')?.colour).toBe('green')
    const tried = new Set(report.outcomes.flatMap(({ path }) => path ?? []))
    expect([...tried].filter((path) => overview?.calls.includes(path) !== true)).toEqual([])
  })
})

it('says so where nothing answers', async () => {
  await expect(found({ api: 'http://127.0.0.1:1' })).rejects.toThrow('http://127.0.0.1:1 does not answer')
})
