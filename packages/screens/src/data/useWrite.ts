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
  /** Sends; while the outcome of an earlier one is not known, checks that one first. Undefined while one is under way. */
  readonly send: (request: RequestInput<E>) => Promise<SubmissionOutcome<E> | undefined>
  /** Asks what became of the one that is not known, and sends nothing. Undefined where none is, and while one is under way. */
  readonly check: () => Promise<SubmissionOutcome<E> | undefined>
  readonly pending: boolean
  /** What became of the last one; it is shown beside the action until the next or a reset. */
  readonly state: WriteState<E> | undefined
  /** What was sent and has no definite answer. */
  readonly unknown: KeptKey | undefined
  /** Forgets what was learned, but not that an outcome is unknown. */
  readonly reset: () => void
  /** Forgets also what is not known: another person fills in the form. */
  readonly forget: () => void
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

  async function follow(
    at: Exclude<UnknownMoment, 'earlier'>,
    started: Promise<SubmissionOutcome<E>> | undefined,
  ): Promise<SubmissionOutcome<E> | undefined> {
    if (started === undefined) return undefined
    setPending(true)
    const outcome = await started
    if (hasText(outcome)) await loadRefusals(i18n, language)
    setPending(false)
    setState({ outcome, at })
    if (toasts) announce(outcome)
    if (outcome.kind === 'done' || outcome.kind === 'earlier') refreshAccount()
    return outcome
  }

  return {
    send: (request) =>
      follow(submission.unknown === undefined ? 'sending' : 'checking', submission.send(request)),
    check: () => follow('checking', submission.check()),
    pending,
    state,
    unknown: submission.unknown,
    reset: () => {
      setState(earlier())
    },
    forget: () => {
      submission.forget()
      setState(undefined)
    },
  }
}

/** Whether the catalogue has a text for the outcome. */
const hasText = (outcome: SubmissionOutcome<Endpoint>): boolean =>
  outcome.kind === 'refused' || (outcome.kind === 'done' && outcome.message !== undefined)
