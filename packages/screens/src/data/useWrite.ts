import {
  type Endpoint,
  type KeptKey,
  type RequestInput,
  type SubmissionOutcome,
  createSubmission,
} from '@onelot/api-client'
import type { UnknownMoment } from '@onelot/ui'
import { useMemo, useState } from 'react'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { useApi, useI18n, usePreferences } from '../ports/ports.ts'
import { useOutcomeToast } from './useOutcomeToast.ts'
import { useRefreshAccount } from './useRead.ts'

/** What is known of a command: the outcome, and how it was learned. `earlier`: it was sent before the form was opened. */
export type WriteState<E extends Endpoint> =
  | { readonly outcome: SubmissionOutcome<E>; readonly at: Exclude<UnknownMoment, 'earlier'> }
  | { readonly outcome: { readonly kind: 'unknown' }; readonly at: 'earlier' }

/** A command, sent at most once however often the button is tapped (docs/rules/commands.md). */
export interface Write<E extends Endpoint> {
  /** Sends; while the outcome of an earlier one is not known, checks that one instead. */
  readonly send: (request: RequestInput<E>) => Promise<SubmissionOutcome<E>>
  /** Asks what became of the one that is not known, and sends nothing. Undefined where none is. */
  readonly check: () => Promise<SubmissionOutcome<E> | undefined>
  readonly pending: boolean
  /** What became of the last one; it is shown beside the action until the next or a reset. */
  readonly state: WriteState<E> | undefined
  /** What was sent and has no definite answer. */
  readonly unknown: KeptKey | undefined
  /** Forgets what was learned, but not that an outcome is unknown. */
  readonly reset: () => void
}

export interface WriteOptions {
  /** False where the screen itself says that it was done: nothing is said twice. @defaultValue true */
  readonly toasts?: boolean
}

/** Holds a submission, announces its success, and reads the account again when something happened. */
export function useWrite<E extends Endpoint>(endpoint: E, { toasts = true }: WriteOptions = {}): Write<E> {
  const client = useApi()
  const submission = useMemo(() => createSubmission(client, endpoint), [client, endpoint])
  const announce = useOutcomeToast()
  const i18n = useI18n()
  const { language } = usePreferences()
  const refreshAccount = useRefreshAccount()
  const [pending, setPending] = useState(false)
  const earlier = (): WriteState<E> | undefined =>
    submission.unknown && { outcome: { kind: 'unknown' }, at: 'earlier' }
  const [state, setState] = useState(earlier)

  async function run<Result extends SubmissionOutcome<E> | undefined>(
    at: Exclude<UnknownMoment, 'earlier'>,
    start: () => Promise<Result>,
  ): Promise<Result> {
    const repeated = submission.pending
    setPending(true)
    const outcome = await start()
    if (repeated) return outcome
    if (hasText(outcome)) await loadRefusals(i18n, language)
    setPending(false)
    setState(outcome && { outcome, at })
    if (outcome !== undefined && toasts) announce(outcome)
    if (outcome?.kind === 'done') refreshAccount()
    return outcome
  }

  return {
    send: (request) =>
      run(submission.unknown === undefined ? 'sending' : 'checking', () => submission.send(request)),
    check: () => run('checking', () => submission.check()),
    pending,
    state,
    unknown: submission.unknown,
    reset: () => {
      setState(earlier())
    },
  }
}

/** Whether the catalogue has a text for the outcome. */
const hasText = (outcome: SubmissionOutcome<Endpoint> | undefined): boolean =>
  outcome?.kind === 'refused' || (outcome?.kind === 'done' && outcome.message !== undefined)
