import type * as z from 'zod/mini'

/** Bundlers put the value in its place, as they do for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

function nameOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

const article = (name: string): string => (/^[aeiou]/.test(name) ? 'an' : 'a')

/** In development what is there and what is expected, without the value, which may be somebody's. A build for production has no words for it. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (process.env.NODE_ENV !== 'development') return undefined
  const is = `is ${nameOf(issue.input)}`
  switch (issue.code) {
    case 'invalid_type':
      return `${is}; ${article(issue.expected)} ${issue.expected} is expected`
    case 'invalid_value':
      return `is another value than ${issue.values.map(String).join(' or ')}`
    case 'invalid_format':
      return `${is} of another form`
    case 'too_small':
      return `${is} below ${String(issue.minimum)}`
    case 'too_big':
      return `${is} above ${String(issue.maximum)}`
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return `${is} that no schema has there`
    default:
      return undefined
  }
}
