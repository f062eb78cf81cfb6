import { type Endpoint, isStorable } from '@onelot/api-client'
import { type Fields, type Result, no, ok } from '@onelot/domain'
import { sha256 } from '../ports/sha256.ts'

/** Far above any form of ours that carries no file. */
export const MAX_BODY_BYTES = 64 * 1024
/** What a form has around its file: the boundary twice, the headers of the part. */
export const MAX_FORM_BYTES = 4 * 1024

/** The client went away before its body had arrived. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}

/** The body, unless it has more bytes: then no more of it is read. A length that it declares is only believed where that is too much. */
async function limitedBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  const pieces: Uint8Array[] = []
  let length = 0
  let tooLong = Number(request.headers.get('content-length')) > most
  while (!tooLong) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new BrokenOff('a body ended early', { cause })
    })
    if (done) break
    pieces.push(value)
    length += value.byteLength
    tooLong = length > most
  }
  if (tooLong) {
    await reader.cancel()
    return undefined
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}

/** What is wrong with a content type that is not the one of a call. */
const otherType = (type: string): Fields => ({ 'Content-Type': type === '' ? 'required' : 'malformed' })

/** Reads a JSON body of reasonable size; else returns what is wrong with it. */
export async function readBody(request: Request): Promise<Result<unknown, Fields>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return no(otherType(type))
  const bytes = await limitedBytes(request, MAX_BODY_BYTES)
  if (bytes === undefined) return no({ body: 'tooLong' })
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isStorable(value) ? ok(value) : no({ body: 'malformed' })
  } catch {
    return no({ body: bytes.byteLength === 0 ? 'required' : 'malformed' })
  }
}

const LINE_END = 0x0a
const isBlank = (byte: number | undefined): boolean => byte === 0x09 || byte === 0x20
const disposition = new TextEncoder().encode('content-disposition')
const LOWER_CASE = 0x20

function isDisposition(bytes: Uint8Array, from: number): boolean {
  let index = 0
  while (index < disposition.length && ((bytes[from + index] ?? 0) | LOWER_CASE) === disposition[index])
    index += 1
  return index === disposition.length
}

/** Parts of a form that are read at most: of very many, a parser holds up the broker. */
const MOST_PARTS = 16

/** Whether a form may have more: each part has a line of this name. */
function hasVeryManyParts(bytes: Uint8Array): boolean {
  let parts = 0
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at)) {
    do at += 1
    while (isBlank(bytes[at]))
    if (isDisposition(bytes, at)) parts += 1
    if (parts > MOST_PARTS) return true
  }
  return false
}

/** Reads a form with a file, as an object of its parts; else returns what is wrong with it. */
export async function readForm(
  request: Request,
  { field, maxBytes }: NonNullable<Endpoint['file']>,
): Promise<Result<unknown, Fields>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return no(otherType(type))
  const bytes = await limitedBytes(request, maxBytes + MAX_FORM_BYTES)
  if (bytes === undefined) return no({ [field]: 'tooLarge' })
  try {
    if (hasVeryManyParts(bytes)) return no({ body: 'malformed' })
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const parts = Object.fromEntries(form)
    const [twice] = [...form.keys()].filter((name, at, names) => names.indexOf(name) < at)
    return twice === undefined ? ok(parts) : no({ [twice]: 'notAllowed' })
  } catch {
    return no({ body: bytes.byteLength === 0 ? 'required' : 'malformed' })
  }
}

/** A form with the digest of its bytes in place of each file: what a file is named does not make it another one. */
export async function withDigests(form: unknown): Promise<unknown> {
  const parts = typeof form === 'object' && form !== null ? Object.entries<unknown>({ ...form }) : []
  const digested = parts.map(async ([name, part]): Promise<readonly [string, unknown]> => [
    name,
    part instanceof Blob ? await sha256(new Uint8Array(await part.arrayBuffer())) : part,
  ])
  return Object.fromEntries(await Promise.all(digested))
}
