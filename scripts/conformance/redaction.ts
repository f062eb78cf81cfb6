import { type Endpoint, endpoints } from '@onelot/api-client'
import type { Disguise } from './disguise.ts'
import type { Request } from './requests.ts'
import { CUT, type Schema, below, branches, isFields, schemaOf } from './schema.ts'

/** What a read answered during a run. */
export interface KeptAnswer {
  readonly path: string
  readonly request: Request
  readonly data: unknown
}

export interface Redacted {
  readonly answers: readonly KeptAnswer[]
  /** Any other text of the run, without what is secret in its answers. */
  readonly text: (text: string) => string
}

/** Fields of free text in members' answers that say nothing of a person: codes, ids, translations, what a module calls something. */
const impersonal: ReadonlySet<string> = new Set([
  ...[
    'at',
    'bank',
    'code',
    'en',
    'follow',
    'group',
    'id',
    'increase',
    'kor',
    'module',
    'of',
    'payee',
    'position',
  ],
  ...['ref', 'tw'],
])
/** Fields of free text in anybody's answers that do. */
const personal: ReadonlySet<string> = new Set(['phone', 'token'])
/** Kinds of names that belong to a person. */
const personalKinds: ReadonlySet<string> = new Set(['Account', 'Key of an uploaded picture'])
/** Reads of which nothing is kept: the codes that a demo would have sent. */
const unkept: ReadonlySet<string> = new Set(['codes/inbox'])

/**
 * What a value is by its schema. `free`: a text that is of nobody by its name, or is not what the contract has there, and may have somebody's name
 * in it.
 */
type Kind = 'kept' | 'free' | 'personal'

function kindOf(endpoint: Endpoint, name: string, schema: Schema, value: string | number): Kind {
  const { const: only, enum: values, pattern, description, type } = schema
  const keptIf = (fits: boolean): Kind => (fits ? 'kept' : 'free')
  if (only !== undefined) return keptIf(value === only)
  if (values !== undefined) return keptIf(values.includes(value))
  if (type === 'number' || type === 'integer') return keptIf(typeof value === 'number')
  if (type !== 'string' || personalKinds.has(description ?? '')) return 'personal'
  if (pattern !== undefined) return keptIf(new RegExp(pattern, 'u').test(String(value)))
  if (description !== undefined) return 'kept'
  const isPersonal = endpoint.access === 'guest' ? personal.has(name) : !impersonal.has(name)
  return isPersonal ? 'personal' : 'free'
}

/** What a value is where it may be of several schemas; of none it may be anything. */
function kindAmong(
  endpoint: Endpoint,
  name: string,
  schemas: readonly Schema[],
  value: string | number,
): Kind {
  const kinds = schemas.map((schema) => kindOf(endpoint, name, schema, value))
  return (['kept', 'free'] as const).find((kind) => kinds.includes(kind)) ?? 'personal'
}

/** Shorter ones are parts of too many other texts. */
const isTelling = (text: string): boolean => text.length >= 6 || /[\p{sc=Hangul}\p{sc=Han}]{3}/u.test(text)

/**
 * Whether a finding does not say the value of a field, but what it is. So is a short one of a member that no schema has there: it may be a name, and
 * is too short to be found in a text.
 */
export const mayBePersonal =
  (endpoint: Endpoint) =>
  (name: string, schemas: readonly Schema[], value: string | number): boolean => {
    const kind = kindAmong(endpoint, name, schemas, value)
    return (
      kind === 'personal' || (kind === 'free' && endpoint.access === 'member' && !isTelling(String(value)))
    )
  }

/** Changes each text and number of an answer by what it is; what no schema knows is left out. */
function changed(
  endpoint: Endpoint,
  data: unknown,
  change: (kind: Kind, value: string | number) => unknown,
): unknown {
  const walk = (name: string, schemas: readonly Schema[], value: unknown): unknown => {
    if (schemas.length === 0) return undefined
    if (Array.isArray(value))
      return value
        .map((one, index) => walk(name, below(schemas, index, one), one))
        .filter((one) => one !== undefined)
    if (isFields(value))
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, one]) => [key, walk(key, below(schemas, key, one), one)] as const)
          .filter(([, one]) => one !== undefined),
      )
    if (typeof value !== 'string' && typeof value !== 'number') return value
    return change(kindAmong(endpoint, name, schemas, value), value)
  }
  return walk('', branches(schemaOf(endpoint.response), data), data)
}

/** A secret as texts may have it: as it is, as JSON whole or cut off as findings are, or as a number. */
const formsOf = (secret: string): readonly string[] => {
  const json = JSON.stringify(secret)
  return [
    secret,
    json.slice(1, -1),
    json.slice(1, -1).slice(0, CUT - 1),
    /^\d{7,}$/.test(secret) ? secret.replace(/^0+/, '') : secret,
  ]
}

/** What disguises each secret in a text that has some. */
function disguising(secrets: Iterable<string>, disguise: Disguise): (text: string) => string {
  const forms = [...new Set([...secrets].flatMap(formsOf))]
    .filter(isTelling)
    .sort((a, b) => b.length - a.length)
  return (whole) => forms.reduce((left, form) => left.replaceAll(form, () => disguise(form)), whole)
}

/** Each text of a value by `text`, the names of fields too. */
function withTexts(value: unknown, text: (whole: string) => string): unknown {
  if (typeof value === 'string') return text(value)
  if (typeof value === 'number') {
    const other = text(String(value))
    return other === String(value) ? value : Number(other)
  }
  if (Array.isArray(value)) return value.map((one) => withTexts(one, text))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [text(key), withTexts(one, text)]))
}

/** Each text and number of an answer that may be of a person. */
export function personalIn(path: string, data: unknown): readonly string[] {
  const endpoint = endpoints.find((one) => one.path === path)
  const found: string[] = []
  if (endpoint !== undefined)
    changed(endpoint, data, (kind, value) => {
      if (kind === 'personal') found.push(String(value))
      return value
    })
  return found
}

export interface Secrets {
  /** Of the run: phones, passwords, tokens. */
  readonly own: readonly string[]
  /** Of all answers, also of those that are not written down. */
  readonly personal: readonly string[]
}

/**
 * The answers without what is secret or personal: only what the contract knows is kept, and of it each text that may be of a person is disguised,
 * also where a text about something else has it in it.
 */
export function redacted(
  answers: readonly KeptAnswer[],
  { own, personal: ofAnswers }: Secrets,
  disguise: Disguise,
): Redacted {
  const known = answers.flatMap((answer) => {
    const endpoint = endpoints.find(({ path }) => path === answer.path)
    return endpoint === undefined || unkept.has(answer.path) ? [] : [{ ...answer, endpoint }]
  })
  const text = disguising([...own, ...ofAnswers], disguise)
  const ownText = disguising(own, disguise)
  function disguised(kind: Kind, value: string | number): unknown {
    if (kind === 'kept') return value
    if (kind === 'free') return withTexts(value, text)
    const other = disguise(String(value))
    return typeof value === 'number' ? Number(other) : other
  }
  return {
    answers: known.map(({ path, request, endpoint, data }) => ({
      path,
      request: Object.fromEntries(
        Object.entries(request).map(([name, value]) => [name, withTexts(value, ownText)]),
      ),
      data: withTexts(changed(endpoint, data, disguised), ownText),
    })),
    text,
  }
}
