import type { Endpoint } from '@onelot/api-client'
import type { CaseId } from '../cases.ts'
import type { Finding } from '../outcomes.ts'
import { type Run, type Success, codeOf, saidText } from '../run.ts'
import { at, isFields, schemaOf } from '../schema.ts'

/** Lists whose page counts something that may have several rows: an opening with its trades. Only that no row comes twice is said of them. */
const ofSeveralRows: ReadonlySet<string> = new Set(['copyTrading/mentorTrades'])

/** Lists that have one row of each instrument, whose figures may move between two pages. Boards have a quote in each row. */
const ofInstruments: ReadonlySet<string> = new Set(['portfolio/profits', 'trade/inventory'])

/** Pages that are asked of one list at most. */
const MOST_PAGES = 5

/** The field that holds the rows of a page: the first list of the answer. */
const rowsField = ({ response }: Endpoint): string | undefined =>
  Object.entries(schemaOf(response).properties ?? {}).find(([, { type }]) => type === 'array')?.[0]

/** What tells a row from all others: its id, that of its instrument where there is one row of each, or all of it. */
function nameOf(row: unknown, isOfInstruments: boolean): string {
  if (!isFields(row)) return JSON.stringify(row)
  const { id, sequence, instrument } = row
  const holders = [row['execution'], row['order'], row['position'], row['news']]
  const own = [id, sequence, ...holders.map((holder) => at(holder, ['id']))].find((one) => one !== undefined)
  if (typeof own === 'string' || typeof own === 'number') return String(own)
  const listing = at(instrument, ['id'])
  const isNamed = typeof listing === 'string' && (isOfInstruments || 'quote' in row)
  return isNamed ? listing : JSON.stringify(row)
}

export interface Page {
  readonly rows: readonly unknown[]
  readonly data: unknown
}

type Paged =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'broken'; readonly finding: Finding }

async function pageOf(
  { wire }: Run,
  { path }: Endpoint,
  field: string,
  { request, member }: Success,
): Promise<Paged> {
  const answer = await wire.send({ path, body: request, session: member?.session })
  const data: unknown = answer.said.kind === 'success' && answer.http === 200 ? answer.said.data : undefined
  const rows = at(data, [field])
  return Array.isArray(rows)
    ? { kind: 'page', page: { rows, data } }
    : {
        kind: 'broken',
        finding: { field: `data.${field}`, said: `${saidText(answer)}; expected: a page of rows` },
      }
}

/** Findings of rows of several pages together. */
export function rowFindings(
  pages: readonly Page[],
  field: string,
  pageSize: number,
  isOfInstruments: boolean,
): readonly Finding[] {
  const seen = new Map<string, string>()
  const findings: Finding[] = []
  for (const [number, { rows }] of pages.entries()) {
    if (rows.length > pageSize)
      findings.push({
        field: `data.${field}`,
        said: `has ${String(rows.length)} rows of a page of ${String(pageSize)}`,
      })
    for (const [index, row] of rows.entries()) {
      const where = `page ${String(number + 1)}, ${field}[${String(index)}]`
      const name = nameOf(row, isOfInstruments)
      const before = seen.get(name)
      if (before !== undefined)
        findings.push({
          field: `data.${field}[${String(index)}]`,
          said: `the same row twice: ${before} and ${where}`,
        })
      seen.set(name, where)
    }
  }
  return findings.slice(0, 3)
}

const numberAt = (data: unknown, name: string): number | undefined => {
  const value = at(data, [name])
  return typeof value === 'number' ? value : undefined
}
const textAt = (data: unknown, name: string): string | undefined => {
  const value = at(data, [name])
  return typeof value === 'string' ? value : undefined
}

interface Walk {
  readonly field: string
  readonly success: Success
  readonly pageSize: number
  readonly total: number
}

/**
 * Findings of `total` beside the rows that came. Other work may add rows above the first page or end some while the
 * list is walked, so that the rows are as many as one of the pages said, or between two of them.
 */
export function countFindings(
  pages: readonly Page[],
  totalBefore: number,
  isWhole: boolean,
): readonly Finding[] {
  const count = pages.reduce((sum, { rows }) => sum + rows.length, 0)
  const totals = pages.map(({ data }) => numberAt(data, 'total') ?? totalBefore)
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const said = least === most ? String(least) : `${String(least)} to ${String(most)}`
  if (isWhole && (count < least || count > most))
    return [{ field: 'data.total', said: `is ${said}; all pages have ${String(count)} rows` }]
  return !isWhole && count >= most ? [{ field: 'data.next', said: 'is there after the last row' }] : []
}

async function walkCursor(
  run: Run,
  endpoint: Endpoint,
  { field, success, pageSize, total }: Walk,
): Promise<readonly Finding[]> {
  const pages: Page[] = []
  let after: string | undefined
  do {
    const request = { ...success.request, pageSize, after }
    const paged = await pageOf(run, endpoint, field, { ...success, request })
    if (paged.kind === 'broken') return [paged.finding]
    pages.push(paged.page)
    after = textAt(paged.page.data, 'next')
  } while (after !== undefined && pages.length <= MOST_PAGES)
  const isWhole = after === undefined
  const isOfInstruments = ofInstruments.has(endpoint.path)
  if (ofSeveralRows.has(endpoint.path)) return rowFindings(pages, field, Infinity, isOfInstruments)
  return [...rowFindings(pages, field, pageSize, isOfInstruments), ...countFindings(pages, total, isWhole)]
}

async function walkBoard(
  run: Run,
  endpoint: Endpoint,
  { field, success, pageSize, total }: Walk,
): Promise<readonly Finding[]> {
  const pages: Page[] = []
  const findings: Finding[] = []
  let snapshot: string | undefined
  const wanted = Math.min(Math.ceil(total / pageSize), MOST_PAGES)
  for (let page = 1; page <= wanted; page += 1) {
    const request = { ...success.request, page, pageSize, snapshot }
    const paged = await pageOf(run, endpoint, field, { ...success, request })
    if (paged.kind === 'broken') return [paged.finding]
    pages.push(paged.page)
    const said = textAt(paged.page.data, 'snapshot')
    if (snapshot !== undefined && said !== snapshot)
      findings.push({ field: 'data.snapshot', said: `is another on page ${String(page)}` })
    snapshot ??= said
    const saidTotal = numberAt(paged.page.data, 'total')
    if (page > 1 && saidTotal !== total && saidTotal !== numberAt(pages[0]?.data, 'total'))
      findings.push({ field: 'data.total', said: `is ${String(saidTotal)} on page ${String(page)}` })
  }
  return [...rowFindings(pages, field, pageSize, ofInstruments.has(endpoint.path)), ...findings]
}

async function tryCursor(
  { wire, record }: Run,
  { path }: Endpoint,
  { request, member }: Success,
): Promise<void> {
  const answer = await wire.send({
    path,
    body: { ...request, after: 'no-cursor-of-yours' },
    session: member?.session,
  })
  const isTaken = answer.http === 200 && (answer.said.kind === 'success' || codeOf(answer) === 'VALIDATION')
  const finding = { field: 'after', said: `${saidText(answer)}; expected: VALIDATION, or a page` }
  record.judged('PAG-03', { path }, isTaken ? [] : [finding])
}

/** Walks every list that comes in pages. */
export async function tryPaging(run: Run): Promise<void> {
  for (const endpoint of run.endpoints) {
    const { path, request } = endpoint
    const fields = schemaOf(request).properties ?? {}
    const kind = 'after' in fields ? 'cursor' : 'snapshot' in fields ? 'board' : undefined
    const field = rowsField(endpoint)
    if (kind === undefined || field === undefined) continue
    const id: CaseId = kind === 'cursor' ? 'PAG-01' : 'PAG-02'
    const success = run.succeeded.get(path)
    if (success === undefined) {
      run.record.notTried(id, { path }, 'the call was never a success')
      if (kind === 'cursor') run.record.notTried('PAG-03', { path }, 'the call was never a success')
      continue
    }
    const total = numberAt(success.data, 'total') ?? 0
    const walk: Walk = { field, success, total, pageSize: Math.min(Math.max(Math.ceil(total / 3), 1), 50) }
    if (total < 2) run.record.notTried(id, { path }, 'its list has fewer than two rows')
    else
      run.record.judged(
        id,
        { path },
        kind === 'cursor' ? await walkCursor(run, endpoint, walk) : await walkBoard(run, endpoint, walk),
      )
    if (kind === 'cursor') await tryCursor(run, endpoint, success)
  }
}
