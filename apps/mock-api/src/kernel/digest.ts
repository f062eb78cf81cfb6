import { sha256 } from '../ports/sha256.ts'

/** Characters of an id that derives from a digest: 80 bits. */
const ID_LENGTH = 20

/** The first 80 bits of SHA-256 in hexadecimal: the same text has the same id, in every instance and in every run. */
export const derivedId = async (text: string): Promise<string> => (await sha256(text)).slice(0, ID_LENGTH)
