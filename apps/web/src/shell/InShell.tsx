import { type Language, inLanguage } from '@onelot/domain'
import { Button, Dialog, goBackWithin, useToast } from '@onelot/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AppNavigation } from '../navigation/createNavigation.tsx'
import type { SecureSession } from '../session/secureSession.ts'
import { createBack } from './nativeBack.ts'
import type { NativeShell } from './nativeShell.ts'
import { shellMessages } from './shellMessages.ts'

export interface InShellProps {
  navigation: Pick<AppNavigation, 'atRoot' | 'back'>
  /** The language that shows. */
  language: Language
}

interface Shelled extends InShellProps {
  shell: NativeShell
  /** Undefined where the shell has no secure storage. */
  session: Pick<SecureSession, 'failure' | 'subscribe'> | undefined
}

const never = () => () => undefined

/** What is beside the screens inside a native shell alone: its back button, and a sentence where it keeps no login. */
export function InShell({ shell, session, navigation, language }: Shelled) {
  const toaster = useToast()
  const { backAgain, understood, ...failures } = inLanguage(shellMessages, language)
  useEffect(() => {
    const back = createBack({
      layers: {
        covered: () => document.querySelector('dialog[open]') !== null,
        close: goBackWithin,
      },
      navigation,
      quit: shell.quit,
      warn: () => toaster.show({ message: backAgain }),
    })
    return shell.onBack(() => {
      back(Date.now())
    })
  }, [shell, navigation, backAgain, toaster])

  const failure = useSyncExternalStore(session?.subscribe ?? never, () => session?.failure())
  const [said, setSaid] = useState<typeof failure>()
  const shown = failure ?? said
  return (
    <Dialog
      urgent
      open={failure !== undefined && failure !== said}
      onClose={() => setSaid(failure)}
      title={shown === undefined ? '' : failures[shown].title}
      description={shown === undefined ? undefined : failures[shown].text}
      actions={
        <Button block onClick={() => setSaid(failure)}>
          {understood}
        </Button>
      }
    />
  )
}
