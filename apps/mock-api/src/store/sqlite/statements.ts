import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqlRow } from '../columns.ts'

type Value = SQLInputValue | undefined

/** Statements of one database, each prepared once, by its text. */
export interface Statements {
  /** How many rows it wrote or deleted. */
  run: (sql: string, ...values: readonly Value[]) => number
  one: (sql: string, ...values: readonly Value[]) => SqlRow | undefined
  all: (sql: string, ...values: readonly Value[]) => readonly SqlRow[]
  /** Reads a row only when it is asked for. */
  each: (sql: string, ...values: readonly Value[]) => Iterable<SqlRow>
}

export function createStatements(database: DatabaseSync): Statements {
  const prepared = new Map<string, StatementSync>()
  function statement(sql: string): StatementSync {
    const known = prepared.get(sql)
    if (known) return known
    const made = database.prepare(sql)
    prepared.set(sql, made)
    return made
  }
  const bound = (values: readonly Value[]): SQLInputValue[] => values.map((value) => value ?? null)
  return {
    run: (sql, ...values) => Number(statement(sql).run(...bound(values)).changes),
    one: (sql, ...values) => statement(sql).get(...bound(values)),
    all: (sql, ...values) => statement(sql).all(...bound(values)),
    each: (sql, ...values) => statement(sql).iterate(...bound(values)),
  }
}
