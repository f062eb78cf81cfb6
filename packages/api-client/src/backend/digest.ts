const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Keyed digests of texts, HMAC-SHA-256 in hexadecimal. */
export function createDigest(secret: string): (text: string) => Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return async (text) => hexOf(await crypto.subtle.sign('HMAC', await imported, encoder.encode(text)))
}

const sortFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** One text for all bodies that are the same JSON, in whatever order their fields are. A file counts as its bytes. */
export async function canonicalText(body: unknown): Promise<string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return JSON.stringify(body ?? null, sortFields)
  const fields = Object.entries(body).map(async ([name, value]): Promise<readonly [string, unknown]> => [
    name,
    value instanceof Blob ? hexOf(await crypto.subtle.digest('SHA-256', await value.arrayBuffer())) : value,
  ])
  return JSON.stringify(Object.fromEntries(await Promise.all(fields)), sortFields)
}
