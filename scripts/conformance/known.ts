import { type Schema, leavesOf } from './schema.ts'

/** Values of one kind that are kept. */
const MOST = 40

/** Texts of earlier answers, of which requests are made. */
export interface Known {
  /** By the description of their schema, else by module and field (`payees.payee`). */
  readonly of: (kind: string) => readonly string[]
  readonly add: (kind: string, text: string) => void
  /** Keeps what an answer names. */
  readonly harvest: (path: string, schema: Schema, data: unknown) => void
}

export const moduleOf = (path: string): string => path.split('/')[0] ?? path

/** Names that several modules give to things of their own. */
const ofModule = (path: string, kind: string): string => `${moduleOf(path)}.${kind}`
const perModule: ReadonlySet<string> = new Set(['A request'])

export const kindIn = (path: string, description: string): string =>
  perModule.has(description) ? ofModule(path, description) : description

/** @param before what is known to all, asked where nothing is known here */
export function createKnown(before?: Known): Known {
  const texts = new Map<string, Set<string>>()
  function add(kind: string, text: string): void {
    const kept = texts.get(kind) ?? new Set()
    if (kept.size < MOST) texts.set(kind, kept.add(text))
  }
  return {
    add,
    of: (kind) => {
      const own = [...(texts.get(kind) ?? [])]
      return own.length > 0 ? own : (before?.of(kind) ?? [])
    },
    harvest(path, schema, data) {
      for (const { path: field, schemas, value } of leavesOf([schema], data)) {
        if (typeof value !== 'string') continue
        for (const { description } of schemas)
          if (description !== undefined) add(kindIn(path, description), value)
        const name = field.findLast((key) => typeof key === 'string')
        if (typeof name === 'string') add(ofModule(path, name), value)
      }
    },
  }
}
