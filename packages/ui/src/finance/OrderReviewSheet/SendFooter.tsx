import { useId } from 'react'
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useUiWords } from '../../theme/ThemeContext.ts'
import { TicketReason } from '../OrderTicket/TicketReason.tsx'
import { useSendOnce } from './useSendOnce.ts'

/** What came of sending. A new object each time. `unknown`: no answer came, so it may or may not have arrived. */
export type SendOutcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown' }

export interface SendProps {
  /** It is on its way. */
  busy: boolean
  /** What came of the last sending; a new object each time. */
  outcome: SendOutcome
  /** Asks for the outcome of what was sent, by the same key: nothing is sent twice. */
  onCheck: () => void
}

export interface SendFooterProps extends SendProps {
  confirm: string
  variant: NonNullable<ButtonProps['variant']>
  /** Why it cannot be sent as things stand now. */
  against?: string | undefined
  onConfirm: () => void
}

/** The one action of a review: confirm, or, where no answer came, check what became of it. */
export function SendFooter(props: SendFooterProps) {
  const { confirm, variant, against, onConfirm, busy, outcome, onCheck } = props
  const { review } = useUiWords().finance
  const reasonId = useId()
  const confirmOnce = useSendOnce(onConfirm, busy, outcome)
  const checkOnce = useSendOnce(onCheck, busy, outcome)
  if (outcome.kind === 'unknown') {
    return (
      <Stack gap="x3">
        <div role="alert">
          <Text as="p" weight="strong">
            {review.unknownTitle}
          </Text>
          <Text as="p" size="small" tone="secondary">
            {review.unknown}
          </Text>
        </div>
        <Button block loading={busy} onClick={checkOnce}>
          {review.check}
        </Button>
      </Stack>
    )
  }
  const refused = outcome.kind === 'refused' && against === undefined
  return (
    <Stack gap="x2">
      <TicketReason
        id={reasonId}
        tone={refused ? 'error' : 'reason'}
        text={refused ? `${review.refused}. ${outcome.text}` : against}
      />
      <Button
        block
        variant={variant}
        loading={busy}
        disabled={!busy && against !== undefined}
        aria-describedby={reasonId}
        onClick={confirmOnce}
      >
        {confirm}
      </Button>
    </Stack>
  )
}
