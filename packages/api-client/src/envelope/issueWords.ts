import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue
type OutsideIssue = Extract<Issue, { readonly code: 'too_small' | 'too_big' }>

const article = (name: string): string => (/^[aeiou]/.test(name) ? 'an' : 'a')
const withArticle = (name: string): string => `${article(name)} ${name}`

function nameOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return withArticle(Array.isArray(value) ? 'array' : typeof value)
}

const anotherThan = (values: readonly unknown[]): string =>
  `is another value than ${values.map(String).join(' or ')}`

/** What is compared with a limit. */
function measured(origin: string): string {
  switch (origin) {
    case 'string':
    case 'array':
      return 'its length is'
    case 'set':
    case 'map':
    case 'file':
      return 'its size is'
    default:
      return 'is'
  }
}

function outside(issue: OutsideIssue): string {
  const is = measured(issue.origin)
  const isSmall = issue.code === 'too_small'
  const limit = String(isSmall ? issue.minimum : issue.maximum)
  if (issue.exact === true) return `${is} not ${limit}`
  const [beyond, within] = isSmall ? ['below', 'above'] : ['above', 'below']
  return issue.inclusive === false ? `${is} not ${within} ${limit}` : `${is} ${beyond} ${limit}`
}

/** What is there and what is expected, without the value, which may be somebody's. */
export function issueWords(issue: Issue): string | undefined {
  const is = `is ${nameOf(issue.input)}`
  switch (issue.code) {
    case 'invalid_type':
      return `${is}; ${withArticle(issue.expected)} is expected`
    case 'invalid_value':
      return anotherThan(issue.values)
    case 'invalid_format':
      return `${is} of another form`
    case 'too_small':
    case 'too_big':
      return outside(issue)
    case 'not_multiple_of':
      return `is not a multiple of ${String(issue.divisor)}`
    case 'unrecognized_keys':
      return `has unknown keys: ${issue.keys.join(', ')}`
    case 'invalid_key':
      return 'is not allowed as a key'
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? anotherThan(issue.options)
        : `${is} that does not fit exactly one of its schemas`
    default:
      return undefined
  }
}
