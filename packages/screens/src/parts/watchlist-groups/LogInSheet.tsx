import { Button, Sheet, Stack } from '@onelot/ui'
import { useNavigation } from '../../base/ports/ports.ts'

export interface LogInSheetProps {
  /** What a guest wanted to do. */
  title: string
  /** What can be done without. */
  text: string
  logIn: string
  register: string
  onClose: () => void
}

/** Asks a guest who wants what only a member can do to log in, or to open an account. */
export function LogInSheet({ title, text, logIn, register, onClose }: LogInSheetProps) {
  const navigation = useNavigation()
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <Stack gap="x2">
          <Button block onClick={() => navigation.go({ to: 'login' })}>
            {logIn}
          </Button>
          <Button block variant="secondary" onClick={() => navigation.go({ to: 'register' })}>
            {register}
          </Button>
        </Stack>
      }
    >
      {null}
    </Sheet>
  )
}
