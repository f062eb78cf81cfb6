import { describe, expect, it } from 'vitest'
import { createRecorder } from './outcomes.ts'
import { jsonOf, junitOf, reportOf, textOf } from './reports.ts'
import { openReport } from './reportFile.ts'
import { screensNamed, screensText } from './screens.ts'

const table = [
  { screen: 'board', area: 'market', first: ['market/list'], calls: ['market/list'] },
  { screen: 'ticket', area: 'market', first: ['market/detail'], calls: ['market/detail', 'trade/place'] },
  { screen: 'papers', area: 'market', first: ['news/hot'], calls: ['news/hot'] },
]

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
  const ran = {
    startedAt: '2026-03-10T02:00:00.000Z',
    outcomes: outcomes(),
    answers: [{ path: 'member/me', request: {}, data: { phone: '01012345678' } }],
    own: ['01012345678'],
    personal: [],
    calls: 4,
    waitedMs: 0,
    tookMs: 1_500,
  }
  return reportOf('http://localhost:8080', ran, table)
}

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
    const parsed: unknown = JSON.parse(jsonOf(reported(), { answers: false, salt: 'a salt' }))
    expect(parsed).toMatchObject({ counts: { passed: 2, failed: 1, notTried: 1 }, answers: [] })
    expect(parsed).toHaveProperty('outcomes.2.screens', ['board'])
  })

  it('is JSON that the page in Storybook reads, where it is asked for with answers, but no secret', () => {
    const text = jsonOf(reported(), { answers: true, salt: 'a salt' })
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
