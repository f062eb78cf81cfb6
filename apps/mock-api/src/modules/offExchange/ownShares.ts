import {
  type InstrumentId,
  type OpenPosition,
  type StreamState,
  averageEntry,
  isOwnership,
  sliceOf,
  trading,
} from '@onelot/domain'

/** What an account owns of a share, whole and without leverage: its lots and what one has cost on average. */
export function ownSharesOf(state: StreamState, instrument: InstrumentId) {
  const own = Object.values<OpenPosition>(sliceOf(state, trading).positions).filter(
    (position) => position.terms.instrument === instrument && isOwnership(position),
  )
  return { lots: own.reduce((sum, { fill }) => sum + fill.lots, 0), average: averageEntry(own) }
}
