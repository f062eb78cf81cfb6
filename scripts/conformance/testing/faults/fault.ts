import type { CaseId } from '../../cases.ts'
import { isFields } from '../../schema.ts'

/** A call on its way to the back end. */
export interface Passing {
  readonly path: string
  readonly method: string
  readonly headers: Headers
  /** Undefined for what is no JSON. */
  readonly body: unknown
  readonly text: string
}

/** A fault of a back end, and how the report has to name it. */
export interface Fault {
  readonly name: string
  readonly path: string
  readonly id: CaseId
  /** What the case is about, where it is not the call alone. */
  readonly about?: string
  /** A field that is named, or words of what is said. */
  readonly says: RegExp
  /** A screen that is named; none of what is of no single call. */
  readonly screen?: string
  /** Changes the data of successes. */
  readonly data?: (data: Json, call: Passing) => void
  /** Changes the text of any answer. */
  readonly answer?: (
    text: string,
    call: Passing,
  ) => { readonly text?: string; readonly status?: number } | undefined
  /** Changes headers of the answer. */
  readonly headers?: (headers: Headers, call: Passing) => void
  /** Changes headers of the call. */
  readonly sent?: (headers: Headers, call: Passing) => void
  /** Answers in place of the back end. */
  readonly instead?: (call: Passing) => unknown
  /** Events of the stream that do not arrive. */
  readonly drops?: (event: Json) => boolean
}

export type Json = Record<string, unknown>
export const fields = (value: unknown): Json => (isFields(value) ? value : {})
export const rows = (data: Json, name: string): Json[] => {
  const list = data[name]
  return Array.isArray(list) ? list.filter(isFields) : []
}
export const isRefusal = (text: string): boolean => text.includes('"status":0')
export const bodyOf = ({ body }: Passing): Json => fields(body)
export const success = (data: unknown) => ({ status: 1, msg: '', data })
