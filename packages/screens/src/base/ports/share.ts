export interface SharedText {
  readonly title: string
  readonly text: string
}

/** `declined` where the person closed what asked them where to. */
export type Shared = 'shared' | 'copied' | 'declined'

export interface SharePort {
  /** Gives text to another app of the device, or to its clipboard where it shares nothing. @throws where it takes neither */
  readonly share: (text: SharedText) => Promise<Shared>
}
