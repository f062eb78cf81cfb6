import { type Instant, type Instrument, type InstrumentId, epochMs } from '@onelot/domain'
import type { Base, NewListing, QuoteOverride } from './base.ts'
import { type Quoted, haltedAt } from './holds.ts'
import { overrideFields } from './overrideFields.ts'
import type { Override, OverrideProblem } from './overrides.ts'
import type { ListingStatus } from './port.ts'

/** What is listed, under its overrides. */
export interface Catalogue {
  readonly problems: readonly OverrideProblem[]
  readonly find: (id: InstrumentId) => Quoted | undefined
  readonly quoted: () => readonly Quoted[]
  readonly instruments: readonly Instrument[]
  /** Instruments whose companies have announced anything. */
  readonly acting: readonly InstrumentId[]
  readonly status: (id: InstrumentId, now: Instant) => ListingStatus | undefined
}

type ListingOf = (id: InstrumentId) => Instrument | undefined

function problemOf(override: Override, listing: ListingOf): OverrideProblem | undefined {
  try {
    const [wrong] = Object.entries(overrideFields(override, { listing }))
    return wrong && { override, field: wrong[0], reason: wrong[1] }
  } catch {
    // A stored row may have another shape than its type says.
    return { override, field: 'kind', reason: 'malformed' }
  }
}

interface Applied {
  readonly problems: readonly OverrideProblem[]
  /** Instruments that operators listed. */
  readonly listed: readonly Instrument[]
  /** Every instrument that an override concerns. */
  readonly changed: ReadonlyMap<InstrumentId, Quoted>
}

/** Applies the rows that can be applied. Listings come first, so that other rows find their instruments. */
function apply(overrides: readonly Override[], base: Base): Applied {
  const problems = new Map<Override, OverrideProblem>()
  const issues = new Map<InstrumentId, ReturnType<Base['issueOf']>>()
  const issueOf = (id: InstrumentId) => issues.get(id) ?? base.standard.get(id)?.issue
  const listing: ListingOf = (id) => issueOf(id)?.instrument
  function accepted<O extends Override>(rows: readonly O[]): readonly O[] {
    return rows.filter((row) => {
      const problem = problemOf(row, listing)
      if (problem !== undefined) problems.set(row, problem)
      return problem === undefined
    })
  }

  const rows = new Map<InstrumentId, QuoteOverride[]>()
  for (const row of overrides.filter((override): override is NewListing => override.kind === 'listing')) {
    if (accepted([row]).length === 0) continue
    issues.set(row.instrument.id, base.issueOf(row))
    rows.set(row.instrument.id, [])
  }
  const others = overrides.filter((override): override is QuoteOverride => override.kind !== 'listing')
  for (const row of accepted(others)) {
    const own = rows.get(row.instrument) ?? []
    own.push(row)
    rows.set(row.instrument, own)
  }
  const changed = new Map<InstrumentId, Quoted>()
  for (const [id, own] of rows) {
    const issue = issueOf(id)
    if (issue !== undefined) changed.set(id, base.quotedUnder(issue, own))
  }
  return {
    problems: overrides.flatMap((override) => problems.get(override) ?? []),
    listed: [...issues.values()].map(({ instrument }) => instrument),
    changed,
  }
}

export function createCatalogue(overrides: readonly Override[], base: Base): Catalogue {
  const { problems, listed, changed } = apply(overrides, base)
  const find = (id: InstrumentId): Quoted | undefined => changed.get(id) ?? base.standard.get(id)
  const instruments = listed.length === 0 ? base.instruments : [...base.instruments, ...listed]
  let all: readonly Quoted[] | undefined

  return {
    problems,
    find,
    quoted() {
      all ??= instruments.flatMap(({ id }) => find(id) ?? [])
      return all
    },
    instruments,
    acting: [...changed].flatMap(([id, { actions, increases }]) =>
      actions.length + increases.length === 0 ? [] : [id],
    ),
    status(id, now) {
      const quoted = find(id)
      if (quoted === undefined) return undefined
      const ms = epochMs(now)
      if (ms >= quoted.delistedAt) return 'delisted'
      if (ms < epochMs(quoted.issue.instrument.listedAt)) return 'notYetListed'
      return haltedAt(quoted.holds, ms) ? 'halted' : 'listed'
    },
  }
}
