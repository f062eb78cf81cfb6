import type { FieldReason, ListingOverride } from '@onelot/domain'

/** What an operator sets over the simulation; rows of the database, so that all instances agree (docs/rules/operator.md). */
export type Override = ListingOverride

/** An override that is not applied. */
export interface OverrideProblem {
  readonly override: Override
  /** The first field that is wrong, and how. */
  readonly field: string
  readonly reason: FieldReason
}
