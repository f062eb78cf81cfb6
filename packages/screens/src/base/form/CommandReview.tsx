import { Button, ReviewSheet, type ReviewSheetProps, Stack } from '@onelot/ui'
import type { Submitted } from '../data/useSubmit.ts'
import { OutcomeNote } from '../states/OutcomeNote.tsx'

export interface CommandReviewProps extends Omit<ReviewSheetProps, 'footer'> {
  submit: Submitted
  /** What the one button does, and how much: `Withdraw $120`. */
  confirm: string
  /** Sends it; each tap until the answer is there. */
  onConfirm: () => void
  /** Whether what was filled in outlives a session that ends. @defaultValue false */
  kept?: boolean | undefined
}

/** What a form will send, once more before it is, with what became of it beside its button. */
export function CommandReview({ submit, confirm, onConfirm, kept, ...review }: CommandReviewProps) {
  return (
    <ReviewSheet
      {...review}
      footer={
        <Stack gap="x3">
          <OutcomeNote submit={submit} kept={kept} />
          <Button block loading={submit.pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </Stack>
      }
    />
  )
}
