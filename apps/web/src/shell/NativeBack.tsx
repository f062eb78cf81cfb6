import { useToast } from '@onelot/ui'
import { useEffect } from 'react'
import type { AppNavigation } from '../navigation/createNavigation.tsx'
import { createDoubleBack } from './doubleBack.ts'
import type { NativeShell } from './nativeShell.ts'

interface NativeBackProps {
  shell: NativeShell
  navigation: AppNavigation
  /** The message at the first press at the root. */
  warning: string
}

/** The native shell's back button: back within the app, and out of it when pressed twice at the root. */
export function NativeBack({ shell, navigation, warning }: NativeBackProps) {
  const toaster = useToast()
  useEffect(() => {
    const press = createDoubleBack()
    return shell.onBack(() => {
      if (!navigation.atRoot()) navigation.back()
      else if (press(Date.now()) === 'quit') shell.quit()
      else toaster.show({ message: warning })
    })
  }, [shell, navigation, warning, toaster])
  return null
}
