/** A picture without metadata: what is left shows as before. */
export interface Picture {
  /** In pixels, as they are stored: an orientation is not applied. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}
