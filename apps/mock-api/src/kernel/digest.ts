const encoder = new TextEncoder()
/** Characters of an id that derives from a digest: 80 bits. */
const ID_LENGTH = 20

/** The first 80 bits of SHA-256 in hexadecimal: the same text has the same id, in every instance and in every run. */
export async function derivedId(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').slice(0, ID_LENGTH)
}
