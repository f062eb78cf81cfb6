import type { FilesPort, TextFile } from '@onelot/screens'

interface FileDevice {
  /** Of a native shell, which downloads nothing; undefined in a browser. */
  readonly save: FilesPort['save'] | undefined
  readonly download: (file: TextFile) => void
}

/** Files of the screens: as the native shell saves them, downloaded elsewhere. */
export const createDeviceFiles = ({ save, download }: FileDevice): FilesPort => ({
  save:
    save ??
    ((file) => {
      download(file)
      return Promise.resolve('saved')
    }),
  print: () => {
    print()
  },
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
