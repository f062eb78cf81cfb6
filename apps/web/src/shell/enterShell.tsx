import type { AppProps } from '../App.tsx'
import { type SecureSession, openSecureSession } from '../session/secureSession.ts'
import type { KeyValues } from '../session/storage.ts'
import { InShell, type InShellProps } from './InShell.tsx'
import { type NativeShell, nativeShellOf } from './nativeShell.ts'
import { type SharingView, shareFilesOf } from './sharedFiles.ts'

/** What the app has of the native shell around it. */
export interface Entered {
  readonly shell: NativeShell
  readonly session: SecureSession | undefined
  /** In place of those of a browser. */
  readonly around: Pick<AppProps, 'shell' | 'InShell' | 'followUpdates'>
  readonly ports: Partial<Pick<AppProps['ports'], 'notifications' | 'push' | 'haptics' | 'share'>>
  /** Undefined where a file is downloaded. */
  readonly saveFile: AppProps['ports']['files']['save'] | undefined
}

/** Loaded inside a native shell alone, before the app starts. Undefined where what is there is none. */
export async function enterShell(view: SharingView & object, local: KeyValues): Promise<Entered | undefined> {
  const shell = nativeShellOf(view)
  if (shell === undefined) return undefined
  const { secureStorage, notifications, haptics, share } = shell
  const session = secureStorage && (await openSecureSession(local, secureStorage))
  const Around = (props: InShellProps) => <InShell {...props} shell={shell} session={session} />
  return {
    shell,
    session,
    around: { shell, InShell: Around, followUpdates: undefined },
    ports: {
      // The device's own way, not that of a browser.
      push: undefined,
      ...(notifications && { notifications }),
      ...(haptics && { haptics }),
      ...(share && { share }),
    },
    saveFile: shell.saveFile ?? shareFilesOf(view),
  }
}
