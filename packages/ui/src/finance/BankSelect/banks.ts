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

/** What the list shows for what is typed. */
export function listBanks(
  banks: readonly Bank[],
  { query, recent }: { readonly query: string; readonly recent: readonly string[] },
): BankGroups {
  if (query.trim() !== '') {
    const matchOf = textSearch(query)
    const found = banks.map((bank) => {
      const { name, aliases = [], code } = bank
      return { bank, match: matchOf([name, ...aliases, code].map(searchable)) }
    })
    const others = textMatches.flatMap((match) =>
      found.filter((one) => one.match === match).map(({ bank }) => bank),
    )
    return { recent: [], others }
  }
  const lately = recent.flatMap((code) => banks.find((bank) => bank.code === code) ?? [])
  return { recent: lately, others: banks.filter((bank) => !lately.includes(bank)) }
}
