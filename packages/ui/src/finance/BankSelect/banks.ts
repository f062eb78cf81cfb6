import { searchable, textMatches, textSearch } from '@onelot/domain'

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
  /** All others, or what was found, the best match first. */
  readonly others: readonly Bank[]
}

const searchedIn = ({ name, aliases = [], code }: Bank) => [name, ...aliases, code].map(searchable)

/** What the list shows for what is typed. What is searched in is made once, with the first search. */
export function bankLists(
  banks: readonly Bank[],
): (asked: { readonly query: string; readonly recent: readonly string[] }) => BankGroups {
  let texts: readonly ReturnType<typeof searchedIn>[] | undefined
  return ({ query, recent }) => {
    if (query.trim() === '') {
      const lately = recent.flatMap((code) => banks.find((bank) => bank.code === code) ?? [])
      return { recent: lately, others: banks.filter((bank) => !lately.includes(bank)) }
    }
    texts ??= banks.map(searchedIn)
    const matches = texts.map(textSearch(query))
    const others = textMatches.flatMap((match) => banks.filter((_, index) => matches[index] === match))
    return { recent: [], others }
  }
}
