import { describe, expect, it } from 'vitest'
import type { CaseId } from './cases.ts'
import { type Outcome, createRecorder } from './outcomes.ts'
import { jsonOf, junitOf, reportOf, textOf } from './reports.ts'
import { openReport } from './reportFile.ts'
import { screensNamed, screensText } from './screens.ts'

const table = [
  { screen: 'board', area: 'market', first: ['market/list'], calls: ['market/list'] },
  { screen: 'ticket', area: 'market', first: ['market/detail'], calls: ['market/detail', 'trade/place'] },
  { screen: 'papers', area: 'market', first: ['news/hot'], calls: ['news/hot'] },
]

const api = 'http://localhost:8080'
const phone = '01012345678'
const ran = {
  startedAt: '2026-03-10T02:00:00.000Z',
  answers: [{ path: 'member/me', request: {}, data: { phone } }],
  own: [phone],
  personal: [],
  calls: 4,
  waitedMs: 0,
  tookMs: 1_500,
}

function reported() {
  const { passed, failed, notTried, outcomes } = createRecorder()
  passed('SCH-01', { path: 'market/detail' })
  notTried('SCH-02', { path: 'trade/place' }, 'no account holds `money`')
  failed(
    'SCH-01',
    { path: 'market/list' },
    { field: 'data.rows[0].quote.price', said: 'is the number 5 < 6 & "7"' },
  )
  passed('SCH-01', { path: 'news/hot' })
  return reportOf(api, { ...ran, outcomes: outcomes() }, table, 'a salt')
}

const outcome = (id: CaseId, more: Partial<Outcome>): Outcome => ({
  id,
  about: '',
  path: 'market/list',
  result: 'failed',
  findings: [],
  ...more,
})

describe('a report', () => {
  it('colours screens: red by a failure, amber by what was not tried, and green else', () => {
    expect(reported().screens.map(({ screen, colour }) => [screen, colour])).toEqual([
      ['board', 'red'],
      ['ticket', 'amber'],
      ['papers', 'green'],
    ])
  })

  it('says to people which call, field and screen, and why something was not tried', () => {
    const text = textOf(reported())
    expect(text).toContain('FAILED SCH-01 market/list: a read answers what the contract says')
    expect(text).toContain('data.rows[0].quote.price is the number 5')
    expect(text).toContain('screens: board')
    expect(text).toContain('not tried SCH-02: no account holds `money` (1: trade/place)')
    expect(text).toContain('amber ticket: not tried trade/place; what it asks first is answered')
    expect(text).toContain('2 passed, 1 failed, 1 not tried; 4 calls in 2 s')
  })

  it('is JSON, with the screens of each outcome', () => {
    const parsed: unknown = JSON.parse(jsonOf(reported(), { answers: false }))
    expect(parsed).toMatchObject({ counts: { passed: 2, failed: 1, notTried: 1 }, answers: [] })
    expect(parsed).toHaveProperty('outcomes.2.screens', ['board'])
  })

  it('is JSON with answers that the page in Storybook reads, and without a secret', () => {
    const text = jsonOf(reported(), { answers: true })
    const opened = openReport(text)
    expect(opened).toMatchObject({ kind: 'report', report: { answers: [{ path: 'member/me' }] } })
    expect(text).not.toContain('01012345678')
  })

  it('is JUnit, where what was not tried is skipped and text of XML is escaped', () => {
    const xml = junitOf(reported())
    expect(xml).toContain('<testsuites name="conformance" tests="4" failures="1" skipped="1" time="1.500">')
    expect(xml).toContain('<skipped message="no account holds `money`"/>')
    expect(xml).toContain('is the number 5 &lt; 6 &amp; &quot;7&quot;')
  })

  it('has no secret, whichever way it is written', () => {
    const outcomes = [
      outcome('SCH-02', { findings: [{ said: `the account ${phone} could not log in` }] }),
      outcome('SCH-01', { findings: [{ field: `data.byPhone.${phone}`, said: 'is missing' }] }),
      outcome('REF-02', { about: `market/list ${phone}`, findings: [{ said: 'a success' }] }),
      outcome('IDM-01', { result: 'notTried', why: `it was refused with ${phone}` }),
    ]
    const report = reportOf(api, { ...ran, outcomes }, table, 'a salt')
    const written = [textOf(report), junitOf(report), jsonOf(report, { answers: true })]
    for (const text of written) {
      expect(text).toMatch(/the account 0\d{10} could not log in/)
      expect(text).not.toContain(phone)
    }
  })
})

describe('outcomes of one case and call', () => {
  it('are one: a failure outweighs a pass, and a pass what was not tried', () => {
    const { passed, failed, notTried, outcomes } = createRecorder()
    const about = { path: 'market/list' }
    notTried('SCH-01', about, 'first')
    notTried('SCH-01', about, 'second')
    expect(outcomes()).toMatchObject([{ result: 'notTried', why: 'first' }])
    passed('SCH-01', about)
    notTried('SCH-01', about, 'third')
    expect(outcomes()).toMatchObject([{ result: 'passed' }])
    failed('SCH-01', about, { said: 'wrong' })
    passed('SCH-01', about)
    failed('SCH-01', about, { said: 'wrong' }, { said: 'worse' })
    expect(outcomes()).toMatchObject([{ result: 'failed', findings: [{ said: 'wrong' }, { said: 'worse' }] }])
  })

  it('are left out of calls that are not included', () => {
    const { passed, outcomes } = createRecorder((path) => path === 'news/hot')
    passed('SCH-01', { path: 'market/list' })
    passed('SCH-01', { path: 'news/hot' })
    expect(outcomes().map(({ path }) => path)).toEqual(['news/hot'])
  })
})

describe('screens', () => {
  it('are named, else what there are is said', () => {
    expect(screensNamed(table, ['papers'])).toEqual([table[2]])
    expect(() => screensNamed(table, ['papers', 'paper'])).toThrow('is named paper; --screens')
    expect(screensText(table)).toContain('ticket: market/detail*, trade/place')
  })
})
