export interface HapticsPort {
  /** A short tap that is felt, where the device has one: what was asked for is done. */
  readonly confirm: () => void
}
