import { useId } from 'react'
import type { UiTranslate } from '../../locales/en.ts'
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { TicketReason } from '../OrderTicket/TicketReason.tsx'

/** When it was found that an outcome is not known: on sending, on a check, or on opening the form, of what was sent before. */
export const unknownMoments = ['sending', 'checking', 'earlier'] as const
export type UnknownMoment = (typeof unknownMoments)[number]

/** The outcome of sending. A new object each time. */
export type SendOutcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly text: string }
  /** No answer came: it may or may not have arrived. Nothing can be sent until that is known. */
  | {
      readonly kind: 'unknown'
      readonly at: UnknownMoment
      /** What the server says of it, where it says anything. */
      readonly why?: string | undefined
    }
  /** A check found that what had been sent was carried out. */
  | { readonly kind: 'carriedOut' }
  /** A check found that an earlier request was carried out; what is filled in now has not been sent. */
  | { readonly kind: 'earlierCarriedOut' }
  /** A check found that it was not carried out, and will not be. */
  | { readonly kind: 'neverArrived' }

export interface SendProps {
  /** It is being sent. */
  busy: boolean
  /** The outcome of the last sending; a new object each time. */
  outcome: SendOutcome
  /** Asks for the outcome of what was sent, by its key: nothing is sent again. */
  onCheck: () => void
}

/** What a check has found; undefined for any other outcome. */
export const checkedText = (outcome: SendOutcome, t: UiTranslate): string | undefined =>
  outcome.kind === 'carriedOut' || outcome.kind === 'earlierCarriedOut' || outcome.kind === 'neverArrived'
    ? t(`finance.review.${outcome.kind}`)
    : undefined

/** Says that an outcome is not known, with the one thing to do about it: to ask for it. */
export function UnknownOutcome(
  props: Omit<Extract<SendOutcome, { readonly kind: 'unknown' }>, 'kind'> & Omit<SendProps, 'outcome'>,
) {
  const { at, why, busy, onCheck } = props
  const t = useUiMessages()
  return (
    <Stack gap="x3">
      <div role="alert">
        <Text as="p" weight="strong">
          {t('finance.review.unknownTitle')}
        </Text>
        {why === undefined ? null : (
          <Text as="p" size="small">
            {why}
          </Text>
        )}
        <Text as="p" size="small" tone="secondary">
          {t(`finance.review.unknown.${at}`)}
        </Text>
      </div>
      <Button block loading={busy} onClick={onCheck}>
        {t('finance.review.check')}
      </Button>
    </Stack>
  )
}

export interface SendFooterProps extends SendProps {
  confirm: string
  variant: NonNullable<ButtonProps['variant']>
  /** Why it cannot be sent now. */
  against?: string | undefined
  /** Whether it cannot be sent. @defaultValue where `against` says why */
  disabled?: boolean | undefined
  /** Each tap until `busy` is set: who sends sees to it that one is under way at most. */
  onConfirm: () => void
}

/** The one action of a review: confirm, or, where no answer came, check the outcome. */
export function SendFooter(props: SendFooterProps) {
  const { confirm, variant, against, onConfirm, busy, outcome, onCheck } = props
  const { disabled = against !== undefined } = props
  const t = useUiMessages()
  const reasonId = useId()
  if (outcome.kind === 'unknown')
    return <UnknownOutcome at={outcome.at} why={outcome.why} busy={busy} onCheck={onCheck} />
  return (
    <Stack gap="x2">
      <TicketReason
        id={reasonId}
        tone={outcome.kind === 'refused' && against === undefined ? 'error' : 'reason'}
        text={
          against ??
          (outcome.kind === 'refused'
            ? `${t('finance.review.refused')}. ${outcome.text}`
            : checkedText(outcome, t))
        }
      />
      <Button
        block
        variant={variant}
        loading={busy}
        disabled={!busy && disabled}
        aria-describedby={reasonId}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </Stack>
  )
}
