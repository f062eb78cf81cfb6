/** Past the end there are zeros: who reads has compared lengths before, where that matters. */
const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0

export const uint16 = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) * 0x100 + byteAt(bytes, at + 1)
export const uint32 = (bytes: Uint8Array, at: number): number =>
  uint16(bytes, at) * 0x1_0000 + uint16(bytes, at + 2)
export const uint16Little = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) + byteAt(bytes, at + 1) * 0x100
export const uint24Little = (bytes: Uint8Array, at: number): number =>
  uint16Little(bytes, at) + byteAt(bytes, at + 2) * 0x1_0000
export const uint32Little = (bytes: Uint8Array, at: number): number =>
  uint16Little(bytes, at) + uint16Little(bytes, at + 2) * 0x1_0000

/** The bytes of ASCII text. */
export const ascii = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Whether a text in ASCII is at a place of the bytes. */
export const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  ascii(text).every((byte, index) => bytes[at + index] === byte)

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
