/** A name as it is compared: NFKC, trimmed, single spaces, case folded. */
const comparable = (name: string): string =>
  // Upper case first: it folds what has no lower case of its own, as ß.
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase()

/** Whether two texts are the name of one person: of a bank card and of a verified identity. */
export const isSameName = (one: string, other: string): boolean => comparable(one) === comparable(other)

const isEastAsian = (name: string): boolean => /^[\p{Script=Hangul}\p{Script=Han}]/u.test(name)

/** `홍*동`; a name in letters keeps the first of each part: `J*** D**`. */
export function maskedName(name: string): string {
  const composed = name.normalize('NFC').trim()
  const letters = Array.from(composed)
  if (!isEastAsian(composed)) return composed.replaceAll(/(?<=\S)\S/gu, '*')
  return letters
    .map((letter, at) => (at === 0 || (at > 1 && at === letters.length - 1) ? letter : '*'))
    .join('')
}
