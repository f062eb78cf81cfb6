import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { FieldReason } from '../../base/refusals/refusal.ts'
import type { WalletNetwork } from './state.ts'

const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_BYTES = 25
const TRON_CHECKSUM_BYTES = 4
/** The first byte of every address of the main network. */
const TRON_VERSION = 0x41

/** Big-endian. Undefined where the number has more bytes. */
function bytesOfBase58(text: string, length: number): Uint8Array | undefined {
  let rest = Array.from(text).reduce((number, digit) => number * 58n + BigInt(BASE_58.indexOf(digit)), 0n)
  const bytes = new Uint8Array(length)
  for (let at = length - 1; at >= 0; at -= 1) {
    bytes[at] = Number(rest & 0xffn)
    rest >>= 8n
  }
  return rest === 0n ? bytes : undefined
}

function faultOfTron(address: string): FieldReason | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return 'malformed'
  const bytes = bytesOfBase58(address, TRON_BYTES)
  if (bytes?.[0] !== TRON_VERSION) return 'base58check'
  const payload = bytes.subarray(0, -TRON_CHECKSUM_BYTES)
  const checksum = sha256(sha256(payload))
  const given = bytes.subarray(-TRON_CHECKSUM_BYTES)
  return given.every((byte, at) => byte === checksum[at]) ? undefined : 'base58check'
}

/** EIP-55: a letter is upper case where its digit of the hash is 8 or more. All in one case, an address has no checksum. */
function faultOfEthereum(address: string): FieldReason | undefined {
  if (!/^0x[\da-fA-F]{40}$/.test(address)) return 'malformed'
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return undefined
  const hash = keccak_256(Uint8Array.from(lower, (digit) => digit.charCodeAt(0)))
  const nibbleAt = (at: number) => ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
  const written = Array.from(lower, (digit, at) => (nibbleAt(at) >= 8 ? digit.toUpperCase() : digit)).join('')
  return digits === written ? undefined : 'eip55'
}

/** Why an address is none of its network: its form, or the network's checksum; undefined where it is one. */
export const faultOfAddress = (network: WalletNetwork, address: string): FieldReason | undefined =>
  network === 'TRC20' ? faultOfTron(address) : faultOfEthereum(address)

/** One text for each address of a network, however it is written. */
export const sameAddress = (network: WalletNetwork, address: string): string =>
  network === 'TRC20' ? address : address.toLowerCase()
