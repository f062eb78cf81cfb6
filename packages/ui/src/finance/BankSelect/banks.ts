export interface Bank {
  /** As the clearing system knows it; what is sent. */
  readonly code: string
  /** In the reader's language. */
  readonly name: string
  /** The address of its mark; initials show without one. */
  readonly mark?: string | undefined
  /** What readers also type: its name in other languages, its short name. */
  readonly aliases?: readonly string[] | undefined
}

export interface BankGroups {
  /** Chosen before, the last one first; none once something is searched. */
  readonly recent: readonly Bank[]
  /** All others, or what was found: names that begin with the text first. */
  readonly others: readonly Bank[]
}

const initialConsonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = 0xac00
const SYLLABLES = 11_172
const SYLLABLES_OF_AN_INITIAL = 588

const withoutSpaces = (text: string): string => text.replaceAll(/\s/gu, '')
/** Without spaces, width and case: full-width and half-width letters are the same bank. */
const folded = (text: string): string => withoutSpaces(text.normalize('NFKC').toLowerCase())

/** `한빛` by its initial consonants `ㅎㅂ`, as Korean readers type it. */
const initialsOf = (text: string): string =>
  Array.from(withoutSpaces(text))
    .map((letter) => {
      const syllable = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE
      if (syllable < 0 || syllable >= SYLLABLES) return letter
      return initialConsonants[Math.floor(syllable / SYLLABLES_OF_AN_INITIAL)] ?? letter
    })
    .join('')

const onlyInitials = new RegExp(`^[${initialConsonants}]+$`, 'u')

/** 0 where a name begins with the text, 1 where it holds it, undefined where the bank is not meant. */
function rankOf({ code, name, aliases = [] }: Bank, query: string): 0 | 1 | undefined {
  const typed = withoutSpaces(query)
  // NFKC would turn a typed consonant into a conjoining one, which no name has by itself.
  const byInitials = onlyInitials.test(typed)
  const wanted = byInitials ? typed : folded(typed)
  const names = [name, ...aliases, code].map((one) => (byInitials ? initialsOf(one) : folded(one)))
  if (names.some((one) => one.startsWith(wanted))) return 0
  return names.some((one) => one.includes(wanted)) ? 1 : undefined
}

/** What the list shows for what is typed. */
export function listBanks(
  banks: readonly Bank[],
  { query, recent }: { readonly query: string; readonly recent: readonly string[] },
): BankGroups {
  if (query.trim() !== '') {
    const ranked = banks.map((bank) => ({ bank, rank: rankOf(bank, query) }))
    const at = (rank: 0 | 1) => ranked.filter((one) => one.rank === rank).map(({ bank }) => bank)
    return { recent: [], others: [...at(0), ...at(1)] }
  }
  const lately = recent.flatMap((code) => banks.find((bank) => bank.code === code) ?? [])
  return { recent: lately, others: banks.filter((bank) => !lately.includes(bank)) }
}
