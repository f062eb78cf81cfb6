import { useToast } from '@onelot/ui'
import { useEffect } from 'react'
import type { RouterBridge } from '../navigation/bridge.ts'
import { createDoubleBack } from './doubleBack.ts'
import type { NativeShell } from './nativeShell.ts'

interface NativeBackProps {
  shell: NativeShell
  bridge: RouterBridge
  /** Said at the first press at the root. */
  warning: string
}

/** The native shell's back button: back within the app, and out of it when pressed twice at the root (section 2). */
export function NativeBack({ shell, bridge, warning }: NativeBackProps) {
  const toaster = useToast()
  useEffect(() => {
    const press = createDoubleBack()
    return shell.onBack(() => {
      if (!bridge.atRoot()) bridge.back()
      else if (press(Date.now()) === 'quit') shell.quit()
      else toaster.show({ message: warning })
    })
  }, [shell, bridge, warning, toaster])
  return null
}
