import {
  type Done,
  type Earlier,
  type Endpoint,
  type KeptKey,
  type RequestInput,
  type SubmissionOutcome,
  type WireRefusal,
  createSubmission,
} from '@onelot/api-client'
import { type UnknownMoment, useToast } from '@onelot/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { useApi, useI18n, usePreferences } from '../ports/ports.ts'
import { useOutcomeToast } from './useOutcomeToast.ts'
import { useRefreshAccount } from './useRead.ts'

/** What is known of a command: the outcome, and how it was learned. `earlier`: it was sent before the form was opened. */
export type SubmitState<E extends Endpoint> =
  | { readonly outcome: SubmissionOutcome<E>; readonly at: Exclude<UnknownMoment, 'earlier'> }
  | { readonly outcome: { readonly kind: 'unknown' }; readonly at: 'earlier' }

/** What follows from another request that was found carried out. */
export type EarlierVerdict =
  /** It did what this form is for. */
  | 'done'
  /** This form's own is sent now; where only a check was made, as `done`. */
  | 'retry'
  /** It is said beside the action, and the form stays. */
  | 'stay'

export interface SubmitOptions<E extends Endpoint> {
  /** It is about to be sent, or what is not known to be checked before it is. */
  readonly onSend?: (() => void) | undefined
  /** It was carried out: this request, or an earlier one that did the same. */
  readonly onDone?: ((done: Done<E>) => void) | undefined
  /** @defaultValue 'stay', as it may be of another thing */
  readonly onEarlier?: EarlierVerdict | ((earlier: Earlier<E>) => EarlierVerdict) | undefined
  readonly onRefused?: ((refusal: WireRefusal) => void) | undefined
  /** The session ended while it was sent, or checked. */
  readonly onSessionEnded?: (() => void) | undefined
  /** The toast of a success; none where the screen itself says it. @defaultValue the catalogue's text of the answer */
  readonly success?: false | string | ((done: Done<E>) => string | false | undefined) | undefined
}

/** A command, sent at most once however often the button is tapped (docs/rules/commands.md). */
export interface Submit<E extends Endpoint> {
  /** Sends; while the outcome of an earlier one is not known, checks that one first. Nothing while one is under way. */
  readonly send: (request: RequestInput<E>) => void
  /** Asks what became of the one that is not known, and sends nothing. Nothing where none is, and while one is under way. */
  readonly check: () => void
  /** Sends once more what was last sent from here; undefined unless it is certain that it was not carried out. */
  readonly retry: (() => void) | undefined
  readonly pending: boolean
  /** What became of the last one; it is shown beside the action until the next or a reset. */
  readonly state: SubmitState<E> | undefined
  /** Why the last one was refused. */
  readonly refusal: WireRefusal | undefined
  /** What was sent and has no definite answer. */
  readonly unknown: KeptKey | undefined
  /** Forgets what was learned, but not that an outcome is unknown. */
  readonly reset: () => void
  /** Forgets also what is not known: another person fills in the form. */
  readonly forget: () => void
}

/** What shows of a submission: its outcome, and how to ask for one that is not known. */
export type Submitted = Pick<Submit<Endpoint>, 'state' | 'pending' | 'check'>

/**
 * Holds a submission: sends and checks it, concludes once for whichever way the outcome was learned, announces its success, and reads the account
 * again when something happened.
 */
export function useSubmit<E extends Endpoint>(endpoint: E, options: SubmitOptions<E> = {}): Submit<E> {
  const client = useApi()
  const submission = useMemo(() => createSubmission(client, endpoint), [client, endpoint])
  const i18n = useI18n()
  const { language } = usePreferences()
  const announce = useSuccessToast<E>()
  const refreshAccount = useRefreshAccount()
  const [pending, setPending] = useState(false)
  const [lastSent, setLastSent] = useState<RequestInput<E>>()
  /** One that was sent before the form was opened, where its outcome is not known. */
  const unknownBefore = (): SubmitState<E> | undefined =>
    submission.unknown && { outcome: { kind: 'unknown' }, at: 'earlier' }
  const [state, setState] = useState(unknownBefore)
  /** As the form gives them when the answer comes, not when it was sent. */
  const newestOptions = useRef(options)
  useEffect(() => {
    newestOptions.current = options
  })

  const verdictOn = (found: Earlier<E>): EarlierVerdict => {
    const { onEarlier = 'stay' } = newestOptions.current
    return typeof onEarlier === 'function' ? onEarlier(found) : onEarlier
  }
  const succeed = (done: Done<E>) => {
    announce(done, newestOptions.current.success)
    newestOptions.current.onDone?.(done)
  }

  /** Waits for an outcome, and does what follows from it. `request`: what was to be sent, where it was more than a check. */
  async function conclude(
    started: Promise<SubmissionOutcome<E>> | undefined,
    at: Exclude<UnknownMoment, 'earlier'>,
    request?: RequestInput<E>,
  ): Promise<void> {
    if (started === undefined) return
    setPending(true)
    const outcome = await started
    if (hasText(outcome)) await loadRefusals(i18n, language)
    const verdict = outcome.kind === 'earlier' ? verdictOn(outcome) : undefined
    if (verdict === 'retry' && request !== undefined) {
      await conclude(submission.send(request), 'sending', request)
      return
    }
    setPending(false)
    setState({ outcome, at })
    if (outcome.kind === 'done' || outcome.kind === 'earlier' || outcome.kind === 'forgotten')
      refreshAccount()
    if (outcome.kind === 'done') succeed(outcome)
    if (outcome.kind === 'earlier' && verdict !== 'stay') succeed(outcome.outcome)
    if (outcome.kind === 'refused') newestOptions.current.onRefused?.(outcome.refusal)
    if (outcome.kind === 'sessionEnded') newestOptions.current.onSessionEnded?.()
  }

  const send = (request: RequestInput<E>) => {
    if (submission.pending) return
    newestOptions.current.onSend?.()
    setLastSent(request)
    const at = submission.unknown === undefined ? 'sending' : 'checking'
    void conclude(submission.send(request), at, request)
  }
  const kind = state?.outcome.kind
  const isRepeatable =
    lastSent !== undefined &&
    (kind === 'refused' || kind === 'neverArrived' || kind === 'earlier' || kind === 'forgotten')
  return {
    send,
    check: () => void conclude(submission.check(), 'checking'),
    retry: isRepeatable
      ? () => {
          send(lastSent)
        }
      : undefined,
    pending,
    state,
    refusal: state?.outcome.kind === 'refused' ? state.outcome.refusal : undefined,
    unknown: submission.unknown,
    reset: () => setState(unknownBefore()),
    forget: () => {
      submission.forget()
      setState(undefined)
    },
  }
}

function useSuccessToast<E extends Endpoint>() {
  const toast = useToast()
  const announce = useOutcomeToast()
  return (done: Done<E>, success: SubmitOptions<E>['success']) => {
    const text = typeof success === 'function' ? success(done) : success
    if (text === false) return
    if (text === undefined) announce(done)
    else toast.show({ message: text, tone: 'success' })
  }
}

/** Whether the catalogue has a text for the outcome. */
const hasText = (outcome: SubmissionOutcome<Endpoint>): boolean =>
  outcome.kind === 'refused' ||
  (outcome.kind === 'unknown' && outcome.cause === 'maintenance') ||
  (outcome.kind === 'done' && outcome.message !== undefined)
