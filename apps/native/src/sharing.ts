import { Directory, Encoding } from '@capacitor/filesystem'
import type { NativeShell } from '@onelot/web/shell/nativeShell'
import type { ShellPage, ShellPlugins } from './plugins.ts'

/** The plugin has no code for it: its message on both systems is `Share canceled`. */
const isCanceled = (error: unknown): boolean => error instanceof Error && /cancel/i.test(error.message)

/** Texts, by the device's sheet, else its clipboard. */
export const createShare = (
  { share }: Pick<ShellPlugins, 'share'>,
  page: Pick<ShellPage, 'copy'>,
): NonNullable<NativeShell['share']> => ({
  async share({ title, text }) {
    try {
      await share.share({ title, text })
      return 'shared'
    } catch (error) {
      if (isCanceled(error)) return 'declined'
      await page.copy(text)
      return 'copied'
    }
  },
})

/** Where files lie while another app takes them: within what the device empties by itself. */
const SHARED = 'shared'

/** Files, by the device's sheet: each is written for it, and removed before the next one is, and as the app starts. */
export function createFileSaver({
  filesystem,
  share,
}: Pick<ShellPlugins, 'filesystem' | 'share'>): NonNullable<NativeShell['saveFile']> {
  const clear = () =>
    // There may be none.
    filesystem.rmdir({ path: SHARED, directory: Directory.Cache, recursive: true }).catch(() => undefined)
  void clear()
  return async ({ name, text }) => {
    await clear()
    const { uri } = await filesystem.writeFile({
      path: `${SHARED}/${name.replaceAll(/[/\\]/g, '-')}`,
      data: text,
      directory: Directory.Cache,
      encoding: Encoding.UTF8,
      recursive: true,
    })
    try {
      await share.share({ title: name, files: [uri] })
      return 'saved'
    } catch (error) {
      if (isCanceled(error)) return 'declined'
      throw error
    }
  }
}
