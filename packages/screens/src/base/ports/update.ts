/** A newer version of the app, which this browser has fetched and which waits for the reader. */
export interface UpdatePort {
  /** The reader has put it off: it is offered in the settings alone, until the app is opened anew or a version comes that is newer still. */
  readonly isPutOff: boolean
  readonly putOff: () => void
  /** Loads it in place of this one, on the same screen. Rejects where the server does not answer: nothing has changed then. */
  readonly apply: () => Promise<void>
}
