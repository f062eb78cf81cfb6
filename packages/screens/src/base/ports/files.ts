/** A file that a screen has made. */
export interface TextFile {
  readonly name: string
  /** `text/csv`. */
  readonly type: string
  readonly text: string
}

/** `declined` where the person closed what asked them where to. */
export type Saved = 'saved' | 'declined'

export interface FilesPort {
  /** Gives a file to the person: a download, or what a phone offers to do with it. @throws where the device refuses it */
  readonly save: (file: TextFile) => Promise<Saved>
  /** Prints what is on the page, or saves it as the device does. */
  readonly print: () => void
}
