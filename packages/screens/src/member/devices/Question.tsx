import { Button, Sheet, Stack, Text } from '@onelot/ui'
import type { Submitted } from '../../base/data/useSubmit.ts'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'

export interface QuestionProps {
  title: string
  text: string
  action: string
  submit: Submitted
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a session ends, and says what became of it. */
export function Question({ title, text, action, submit, onClose, onConfirm }: QuestionProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Stack gap="x3">
          <OutcomeNote submit={submit} />
          <Button block loading={submit.pending} onClick={onConfirm}>
            {action}
          </Button>
        </Stack>
      }
    >
      <Text as="p" tone="secondary">
        {text}
      </Text>
    </Sheet>
  )
}
