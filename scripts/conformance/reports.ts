import { type CaseId, type Group, cases, groupOf, groups } from './cases.ts'
import { createDisguise } from './disguise.ts'
import type { Finding, Outcome } from './outcomes.ts'
import { type Secrets, redacted } from './redaction.ts'
import { type ReportFile, reportFormat } from './reportFile.ts'
import { type ScreenCalls, type ScreenStatus, screensOf, statusOfScreens } from './screens.ts'
import type { Ran } from './suite.ts'

/** What a run has found, without what is secret. */
export interface Report extends Omit<Ran, keyof Secrets> {
  readonly api: string
  readonly counts: Readonly<Record<Outcome['result'], number>>
  readonly screens: readonly ScreenStatus[]
  readonly table: readonly ScreenCalls[]
}

/** @param salt what secrets are disguised with: another one in each run */
export function reportOf(
  api: string,
  { own, personal, ...ran }: Ran,
  table: readonly ScreenCalls[],
  salt: string,
): Report {
  const { answers, text } = redacted(ran.answers, { own, personal }, createDisguise(salt))
  const of = (result: Outcome['result']) => ran.outcomes.filter((one) => one.result === result).length
  return {
    ...ran,
    outcomes: ran.outcomes.map((one) => ({
      ...one,
      about: text(one.about),
      why: one.why === undefined ? undefined : text(one.why),
      findings: one.findings.map(({ field, said }) => ({
        field: field === undefined ? undefined : text(field),
        said: text(said),
      })),
    })),
    answers,
    api,
    counts: { passed: of('passed'), failed: of('failed'), notTried: of('notTried') },
    screens: statusOfScreens(ran.outcomes, table),
    table,
  }
}

const findingText = ({ field, said }: Finding): string => (field === undefined ? said : `${field} ${said}`)
const named = (path: string | undefined, table: readonly ScreenCalls[]): string => {
  const screens = path === undefined ? [] : screensOf(path, table)
  return screens.length === 0 ? '' : `\n      screens: ${screens.join(', ')}`
}
const titleOf = (id: CaseId): string => cases[id].title

function groupLines(group: Group, { outcomes, table }: Report): readonly string[] {
  const own = outcomes.filter(({ id }) => groupOf(id) === group)
  if (own.length === 0) return []
  const of = (result: Outcome['result']) => own.filter((one) => one.result === result)
  const counts = `${String(of('passed').length)} passed, ${String(of('failed').length)} failed, ${String(of('notTried').length)} not tried`
  return [
    `${groups[group]}: ${counts}`,
    ...of('failed').flatMap(({ id, about, path, findings }) => [
      `  FAILED ${id} ${about === '' ? '' : `${about}: `}${titleOf(id)}`,
      ...findings.map((finding) => `      ${findingText(finding)}`),
      ...(named(path, table) === '' ? [] : [named(path, table).slice(1)]),
    ]),
    ...reasonLines(of('notTried')),
  ]
}

/** Reasons why cases were not tried, each with how many. */
function reasonLines(outcomes: readonly Outcome[]): readonly string[] {
  const byReason = new Map<string, string[]>()
  for (const { id, about, why = '' } of outcomes) {
    const name = `${id}: ${why}`
    byReason.set(name, [...(byReason.get(name) ?? []), about])
  }
  return [...byReason].map(([name, abouts]) => {
    const shown = abouts.filter((about) => about !== '').slice(0, 3)
    const more = abouts.length > shown.length && shown.length > 0 ? ', …' : ''
    return `  not tried ${name}${shown.length === 0 ? '' : ` (${String(abouts.length)}: ${shown.join(', ')}${more})`}`
  })
}

function screenLines({ screens }: Report): readonly string[] {
  const of = (colour: ScreenStatus['colour']) => screens.filter((one) => one.colour === colour)
  return [
    `Screens: ${String(of('green').length)} green, ${String(of('amber').length)} amber, ${String(of('red').length)} red`,
    ...of('red').map(
      ({ screen, failed }) =>
        `  red   ${screen}: ${failed.map(({ path, cases: ids }) => `${path} (${ids.join(', ')})`).join(', ')}`,
    ),
    ...of('amber').map(
      ({ screen, notTried, opens }) =>
        `  amber ${screen}: not tried ${notTried.join(', ')}${opens ? '; what it asks first is answered' : ''}`,
    ),
    ...of('green').map(({ screen }) => `  green ${screen}`),
  ]
}

/** For people. */
export function textOf(report: Report): string {
  const { counts, calls, waitedMs, tookMs, api } = report
  const ids = Object.keys(groups) as Group[]
  const waited = waitedMs === 0 ? '' : `, ${String(Math.round(waitedMs / 1000))} s of it waiting for limits`
  return [
    `Conformance of ${api}`,
    '',
    ...ids.flatMap((group) => groupLines(group, report)),
    '',
    ...screenLines(report),
    '',
    `${String(counts.passed)} passed, ${String(counts.failed)} failed, ${String(counts.notTried)} not tried; ${String(calls)} calls in ${String(Math.round(tookMs / 1000))} s${waited}`,
  ].join('\n')
}

export interface JsonOptions {
  /** Whether what reads have answered is in it. */
  readonly answers: boolean
}

/** For programs and for the page in Storybook: every outcome with its case. */
export function reportFileOf(report: Report, { answers }: JsonOptions): ReportFile {
  const { api, startedAt, counts, calls, waitedMs, tookMs, table } = report
  return {
    format: reportFormat,
    api,
    startedAt,
    counts,
    calls,
    waitedMs,
    tookMs,
    screens: report.screens,
    outcomes: report.outcomes.map((one) => ({
      ...one,
      title: titleOf(one.id),
      expects: cases[one.id].expects,
      group: groups[groupOf(one.id)],
      screens: one.path === undefined ? [] : screensOf(one.path, table),
    })),
    answers: answers ? report.answers : [],
  }
}

export const jsonOf = (report: Report, options: JsonOptions): string =>
  `${JSON.stringify(reportFileOf(report, options), undefined, 2)}\n`

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text of XML, without what XML has no way to write. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/gu, '?')
    .replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter)

function junitCase(
  { id, about, path, result, why = '', findings }: Outcome,
  table: readonly ScreenCalls[],
): string {
  const name = xml(`${id} ${about === '' ? '' : `${about}: `}${titleOf(id)}`)
  const open = `    <testcase classname="conformance.${groupOf(id)}" name="${name}"`
  if (result === 'passed') return `${open}/>`
  if (result === 'notTried') return `${open}><skipped message="${xml(why)}"/></testcase>`
  const [first] = findings
  const text = `${findings.map(findingText).join('\n')}${named(path, table)}`
  return `${open}><failure message="${xml(first === undefined ? '' : findingText(first))}">${xml(text)}</failure></testcase>`
}

/** JUnit: a suite a group, "not tried" as skipped. */
export function junitOf({ outcomes, counts, tookMs, table }: Report): string {
  const ids = Object.keys(groups) as Group[]
  const suites = ids.flatMap((group) => {
    const own = outcomes.filter(({ id }) => groupOf(id) === group)
    if (own.length === 0) return []
    const of = (result: Outcome['result']) => String(own.filter((one) => one.result === result).length)
    return [
      `  <testsuite name="${xml(groups[group])}" tests="${String(own.length)}" failures="${of('failed')}" skipped="${of('notTried')}">`,
      ...own.map((one) => junitCase(one, table)),
      '  </testsuite>',
    ]
  })
  const all = `tests="${String(outcomes.length)}" failures="${String(counts.failed)}" skipped="${String(counts.notTried)}" time="${(tookMs / 1000).toFixed(3)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${all}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}
