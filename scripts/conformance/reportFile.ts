import * as z from 'zod/mini'

/** What a file says first: another number where an older page could not read it. */
export const reportFormat = 'onelot-conformance-1'

const count = z.int().check(z.nonnegative())
const texts = z.array(z.string())

const outcomeShape = z.object({
  /** Number of the case: `SCH-01`. */
  id: z.string(),
  title: z.string(),
  expects: z.string(),
  group: z.string(),
  about: z.string(),
  path: z.optional(z.string()),
  result: z.enum(['passed', 'failed', 'notTried']),
  why: z.optional(z.string()),
  findings: z.array(z.object({ field: z.optional(z.string()), said: z.string() })),
  /** Those that make the call. */
  screens: texts,
})

const screenShape = z.object({
  screen: z.string(),
  area: z.string(),
  colour: z.enum(['green', 'amber', 'red']),
  calls: texts,
  notTried: texts,
  opens: z.boolean(),
})

const fileShape = z.object({
  format: z.literal(reportFormat),
  api: z.string(),
  startedAt: z.iso.datetime(),
  counts: z.object({ passed: count, failed: count, notTried: count }),
  calls: count,
  waitedMs: z.number(),
  tookMs: z.number(),
  screens: z.array(screenShape),
  outcomes: z.array(outcomeShape),
  answers: z.array(
    z.object({ path: z.string(), request: z.record(z.string(), z.unknown()), data: z.unknown() }),
  ),
})

type Unchanging<T> = T extends readonly (infer One)[]
  ? readonly Unchanging<One>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
    : T

/** What `--json` writes. */
export type ReportFile = Unchanging<z.output<typeof fileShape>>
export type ReportedScreen = ReportFile['screens'][number]
export type ReportedOutcome = ReportFile['outcomes'][number]
export type ReportedAnswer = ReportFile['answers'][number]

export type OpenedFile =
  | { readonly kind: 'report'; readonly report: ReportFile }
  /** With what is wrong, in a sentence. */
  | { readonly kind: 'refused'; readonly why: string }

function jsonIn(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

const formatOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined

/** A report as a file has it. */
export function openReport(text: string): OpenedFile {
  const refused = (why: string): OpenedFile => ({ kind: 'refused', why })
  const read = jsonIn(text)
  if (read === undefined)
    return refused(
      text.trim() === ''
        ? 'This file is empty.'
        : 'This file is no JSON, or only a part of it. Write the report again with --json.',
    )
  const { json } = read
  const format = formatOf(json)
  if (format !== reportFormat)
    return refused(
      typeof format === 'string' && format.startsWith('onelot-conformance-')
        ? `This report was written by another version (${format}); this page reads ${reportFormat}.`
        : 'This file is JSON, but no conformance report. It is written with --json FILE.',
    )
  const parsed = z.safeParse(fileShape, json)
  if (parsed.success) return { kind: 'report', report: parsed.data }
  const [issue] = parsed.error.issues
  const where = issue?.path.map(String).join('.') ?? ''
  return refused(`This report is damaged at ${where}. Write it again with --json.`)
}
