/** The picture formats that every supported browser can read and a broker's staff can open. */
export const imageFormats = ['jpeg', 'png', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** How the formats are written to a reader. */
export const formatNames: Readonly<Record<ImageFormat, string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }

/** Bytes from the start of a file that identify its format. */
export const SIGNATURE_BYTES = 12

const begins = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte)

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** The format by a file's first bytes, whatever its name and its stated type say; undefined for any other content. */
export function sniffImage(bytes: Uint8Array): ImageFormat | undefined {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (begins(bytes, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (begins(bytes, ascii('RIFF')) && begins(bytes, ascii('WEBP'), 8)) return 'webp'
  return undefined
}
