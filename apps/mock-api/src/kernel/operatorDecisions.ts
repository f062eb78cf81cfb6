import type { ModuleEvent, RowChange } from '@onelot/domain'
import type { EventMeta, StreamAppend } from '../store/port.ts'

/** What operators decided, of all streams in one group, the newest first; the state is the event's kind. */
export const operatorDecisions = { collection: 'operator.decisions', group: 'all' } as const

/** What a row of it holds: a command's first event in a stream, without its postings. */
export interface OperatorDecision {
  /** The operator's name, where one was given. */
  readonly by?: string | undefined
  readonly event: Omit<ModuleEvent, 'postings'> & { readonly postings: undefined }
}

const OPERATOR = 'operator'

/** The actor of an operator's events. */
export const operatorActor = (name: string | undefined): string =>
  name === undefined ? OPERATOR : `${OPERATOR}/${name}`

const isOperator = (actor: string): boolean => actor === OPERATOR || actor.startsWith(`${OPERATOR}/`)

/** The row of a command that is an operator's, by its first event in a stream. Whoever folds the stream again finds the same rows. */
export function decisionRows({ actor, command }: EventMeta, event: ModuleEvent): readonly RowChange[] {
  if (!isOperator(actor)) return []
  const by = actor.slice(OPERATOR.length + 1) || undefined
  const body: OperatorDecision = { by, event: { ...event, postings: undefined } }
  const { collection, group } = operatorDecisions
  return [{ collection, key: command, row: { state: event.kind, group, sortKey: event.at, body } }]
}

/** What a command writes, with the rows of what it decides. */
export const withDecisions = (meta: EventMeta, appends: readonly StreamAppend[]): readonly StreamAppend[] =>
  appends.map((append) => {
    const [first] = append.events
    return first === undefined ? append : { ...append, rows: [...append.rows, ...decisionRows(meta, first)] }
  })
