import type { FilesPort, TextFile } from '@onelot/screens'

export type SharingView = Pick<Window, 'navigator'>

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

const sharedAs = ({ name, type, text }: TextFile): ShareData => ({
  files: [new File([text], name, { type })],
})

/** Gives files to the sheet of a native shell's web view, which downloads nothing; undefined where that takes none. */
export function shareFilesOf({ navigator }: SharingView): FilesPort['save'] | undefined {
  // Older web views have no `canShare`.
  const takesFiles =
    'canShare' in navigator && navigator.canShare(sharedAs({ name: 'a.csv', type: 'text/csv', text: '' }))
  if (!takesFiles) return undefined
  return async (file) => {
    try {
      await navigator.share(sharedAs(file))
      return 'saved'
    } catch (error) {
      if (isAborted(error)) return 'declined'
      throw error
    }
  }
}
