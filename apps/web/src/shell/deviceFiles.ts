import type { FilesPort, TextFile } from '@onelot/screens'

/** What a device does with files. */
export interface FileDevice {
  readonly download: (file: TextFile) => void
  /** The device's own sheet, of a native shell that downloads nothing; undefined where there is none. */
  readonly share: ((file: TextFile) => Promise<void>) | undefined
  readonly print: () => void
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Files of the screens: shared where the device has its own sheet for it, downloaded elsewhere. */
export const createDeviceFiles = ({ download, share, print }: FileDevice): FilesPort => ({
  async save(file) {
    if (share === undefined) {
      download(file)
      return 'saved'
    }
    try {
      await share(file)
      return 'saved'
    } catch (error) {
      if (isAborted(error)) return 'declined'
      throw error
    }
  },
  print,
})

/** Long after the browser has read what it downloads. */
const RELEASE_MS = 60_000

/** Downloads by a link that nobody sees. */
export function downloadInBrowser({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, RELEASE_MS)
}

const sharedAs = ({ name, type, text }: TextFile): ShareData => ({
  files: [new File([text], name, { type })],
})

/** The sheet of a native shell's web view; undefined where it takes no files. */
export function shareOf({ navigator }: Pick<Window, 'navigator'>): FileDevice['share'] {
  // Older web views have no `canShare`.
  const takesFiles =
    'canShare' in navigator && navigator.canShare(sharedAs({ name: 'a.csv', type: 'text/csv', text: '' }))
  return takesFiles ? (file) => navigator.share(sharedAs(file)) : undefined
}
