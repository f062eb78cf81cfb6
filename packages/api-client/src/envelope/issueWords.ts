import * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue
type OutsideIssue = Extract<Issue, { readonly code: 'too_small' | 'too_big' }>

const article = (name: string): string => (/^[aeiou]/.test(name) ? 'an' : 'a')
const withArticle = (name: string): string => `${article(name)} ${name}`

/** A longer text is named, not said. */
const LONGEST = 40

/** Fields whose values are somebody's, or open something, whatever form they have. */
const secret: ReadonlySet<PropertyKey> = new Set(['account', 'key', 'password', 'phone', 'token'])

/** Any text may be there: a name, an address, what somebody wrote. */
function isFreeText({ code, inst }: Issue): boolean {
  if (code !== 'invalid_type' || !(inst instanceof z.ZodMiniString)) return false
  return !(inst._zod.def.checks ?? []).some((check) => check._zod.def.check === 'string_format')
}

/** What is there; of options that a field tells apart, what is in that field. */
function valueOf({ code, input, path = [] }: Issue): unknown {
  const field = path.at(-1)
  return code === 'invalid_union' && typeof input === 'object' && input !== null && field !== undefined
    ? Reflect.get(input, field)
    : input
}

/** A number, a boolean or a short text itself, unless it may be somebody's. */
function valueIn(issue: Issue): string | undefined {
  const value = valueOf(issue)
  if (isFreeText(issue) || issue.path?.some((name) => secret.has(name)) === true) return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return `the ${typeof value} ${String(value)}`
  return typeof value === 'string' && value.length <= LONGEST
    ? `the string ${JSON.stringify(value)}`
    : undefined
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return withArticle(Array.isArray(value) ? 'array' : typeof value)
}

const anotherThan = (values: readonly unknown[]): string =>
  `another value than ${values.map(String).join(' or ')}`

/** What is compared with a limit. @param number how the words begin of one */
function measured(origin: string, number: string): string {
  switch (origin) {
    case 'string':
    case 'array':
      return 'its length is '
    case 'set':
    case 'map':
    case 'file':
      return 'its size is '
    default:
      return number
  }
}

function outside(issue: OutsideIssue, number: string): string {
  const is = measured(issue.origin, number)
  const isSmall = issue.code === 'too_small'
  const limit = String(isSmall ? issue.minimum : issue.maximum)
  if (issue.exact === true) return `${is}not ${limit}`
  const [beyond, within] = isSmall ? ['below', 'above'] : ['above', 'below']
  return issue.inclusive === false ? `${is}not ${within} ${limit}` : `${is}${beyond} ${limit}`
}

/**
 * What is there and what is expected: a number, a boolean or a short text itself, unless it may be somebody's. In development alone, where
 * answers are those of a back end that is being built (docs/backend.md).
 */
export function issueWords(issue: Issue): string | undefined {
  const value = valueIn(issue)
  const is = `is ${value ?? kindOf(issue.input)}`
  /** Before what a value is, of which the kind alone says nothing. */
  const before = value === undefined ? 'is ' : `is ${value}, `
  switch (issue.code) {
    case 'invalid_type':
      return `${is}; ${withArticle(issue.expected)} is expected`
    case 'invalid_value':
      return before + anotherThan(issue.values)
    case 'invalid_format':
      return value === undefined ? `${is} of another form` : `${before}of another form`
    case 'too_small':
    case 'too_big':
      return outside(issue, before)
    case 'not_multiple_of':
      return `${before}not a multiple of ${String(issue.divisor)}`
    case 'unrecognized_keys':
      return `has unknown keys: ${issue.keys.join(', ')}`
    case 'invalid_key':
      return 'is not allowed as a key'
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? before + anotherThan(issue.options)
        : `${value === undefined ? `${is} that` : `${before}which`} does not fit exactly one of its schemas`
    case 'custom':
      return value === undefined ? undefined : `${before}which is not allowed`
    default:
      return undefined
  }
}
