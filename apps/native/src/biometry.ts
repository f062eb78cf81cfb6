import type { NativeShell } from '@onelot/web/shell/nativeShell'
import type { ShellPage, ShellPlugins } from './plugins.ts'

/** How long a device may take to say whether a face or a finger is set up. */
const ANSWER_MS = 1_000

/** The one text of the device's sheet that the app does not give: by the language that shows. */
const cancelTitles: Readonly<Record<string, string>> = { en: 'Cancel', ko: '취소', zh: '取消' }

/** Undefined where the device has none set up, or does not say so in time. */
export async function createBiometry(
  { biometry }: Pick<ShellPlugins, 'biometry'>,
  page: Pick<ShellPage, 'language' | 'isAndroid'>,
): Promise<NativeShell['biometry']> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => {
      resolve(false)
    }, ANSWER_MS)
  })
  const isSetUp = biometry.checkBiometry().then(
    ({ isAvailable }) => isAvailable,
    () => false,
  )
  if (!(await Promise.race([isSetUp, late]))) return undefined
  return {
    async verify(reason) {
      const cancelTitle = cancelTitles[page.language().slice(0, 2)] ?? 'Cancel'
      try {
        // Android has a title besides, and one in English where it is given none.
        const said = page.isAndroid ? { androidTitle: reason } : { reason }
        await biometry.authenticate({ ...said, cancelTitle, allowDeviceCredential: false })
        return true
      } catch {
        return false
      }
    },
  }
}
