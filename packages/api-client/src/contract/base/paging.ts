import type { Brand } from '@onelot/domain'
import * as z from 'zod/mini'

/** Names a row by its slot in a list. Only the broker reads it. */
export type Cursor = Brand<string, 'Cursor'>

/** Names a ranking of a board, so that all of its pages are of one. Only the broker reads it. */
export type Snapshot = Brand<string, 'Snapshot'>

export const cursorText = z.pipe(
  z.string().check(z.maxLength(300), z.regex(/^[\w.!~*'()%,-]+$/), z.describe('Cursor, made by the broker')),
  z.transform((value) => value as Cursor),
)

const pageSize = z.int().check(z.gte(1), z.lte(100))

/** A page of a list over time: the rows after one, the first of all where none is named. */
export const listPageShape = {
  /** `next` of the page before; absent for the first page. */
  after: z.optional(cursorText),
  /** Rows of a page, 1 to 100. */
  pageSize,
}

/** What every page of such a list says: how many rows there are in all, and after which one the next page begins. */
export const listAnswerShape = {
  /** Rows of all pages. */
  total: z.int(),
  /** Absent on the last page. */
  next: z.optional(cursorText),
}

const snapshotText = z.pipe(
  z.string().check(z.maxLength(40), z.regex(/^[\w:.-]+$/), z.describe('Snapshot, named by the broker')),
  z.transform((value) => value as Snapshot),
)

/** A page of a board, from 1: of the ranking that is named, of a new one where none is. */
export const boardPageShape = {
  /** From 1. */
  page: z.int().check(z.gte(1), z.lte(100_000)),
  /** Rows of a page, 1 to 100. */
  pageSize,
  /** What an earlier page named; absent for a new ranking. */
  snapshot: z.optional(snapshotText),
}

/** What every page of a board says: how many rows there are in all, and which ranking they are from. */
export const boardAnswerShape = {
  /** Rows of all pages. */
  total: z.int(),
  /** Names the ranking, for the pages after. */
  snapshot: snapshotText,
}
