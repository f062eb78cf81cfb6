import type { Fields, Result } from '@onelot/domain'

/** Far above any form of ours; uploads have a route of their own. */
export const MAX_BODY_BYTES = 64 * 1024
/** Deeper than any schema of the contract. */
const MAX_DEPTH = 16

async function limitedText(request: Request): Promise<string | undefined> {
  const reader = request.body?.getReader()
  if (reader === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function depth(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (limit === 0) return 1
  return 1 + Math.max(0, ...Object.values(value).map((inner) => depth(inner, limit - 1)))
}

/** False for what no database stores: NUL, or half of a surrogate pair. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner))
}

/** Reads a JSON body of reasonable size; else returns what is wrong with it. */
export async function readBody(request: Request): Promise<Result<unknown, Fields>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type))
    return { ok: false, refusal: { 'Content-Type': type === '' ? 'required' : 'malformed' } }
  const text = await limitedText(request)
  if (text === undefined) return { ok: false, refusal: { body: 'tooLong' } }
  try {
    const value: unknown = JSON.parse(text)
    return depth(value, MAX_DEPTH) > MAX_DEPTH || !isStorable(value)
      ? { ok: false, refusal: { body: 'malformed' } }
      : { ok: true, value }
  } catch {
    return { ok: false, refusal: { body: text === '' ? 'required' : 'malformed' } }
  }
}
