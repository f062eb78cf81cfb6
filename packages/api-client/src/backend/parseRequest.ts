import type { FieldReason, Fields, Result } from '@onelot/domain'
import * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** The value at a path of the body; undefined where it is missing. */
function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  let value = body
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.getOwnPropertyDescriptor(value, step)?.value
  }
  return value
}

function reasonOf(issue: Issue, value: unknown): FieldReason {
  if (value === undefined) return 'required'
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof value === 'number' ? 'notWhole' : 'malformed'
    case 'too_small':
      if (value === '' || issue.origin === 'file') return 'required'
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooShort' : 'tooLow'
    case 'too_big':
      if (issue.origin === 'file') return 'tooLarge'
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooHigh'
    case 'invalid_value':
      return 'unknown'
    case 'invalid_format':
      return value === '' ? 'required' : 'malformed'
    default:
      return 'malformed'
  }
}

/** The body itself, where it is no object at all. */
const WHOLE = 'body'

function fieldsOfIssue(issue: Issue, body: unknown): readonly (readonly [string, FieldReason])[] {
  const path = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [path === '' ? key : `${path}.${key}`, 'notAllowed'] as const)
  return [[path === '' ? WHOLE : path, reasonOf(issue, valueAt(body, issue.path))]]
}

/** Parses a body by an endpoint's schema: its value, or each field that is at fault with the first reason (docs/rules/commands.md). */
export function parseRequest<Shape extends z.ZodMiniType>(
  shape: Shape,
  body: unknown,
): Result<z.output<Shape>, Fields> {
  const parsed = z.safeParse(shape, body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const found = parsed.error.issues.flatMap((issue) => fieldsOfIssue(issue, body))
  return { ok: false, refusal: Object.fromEntries([...found].reverse()) }
}
