/** What shows in place of the screens: nothing; a cover, while the app is not in front; or the question for the PIN. */
export type LockState = 'open' | 'covered' | 'locked'

/** Opens the app lock in place of the PIN, which may always be entered instead. What it does not recognise counts nothing. */
export interface Biometry {
  readonly isOn: () => boolean
  /** To turn it on it has to recognise the person. Whether it is so now. @param reason what the device says it asks for */
  readonly turn: (on: boolean, reason: string) => Promise<boolean>
  /** Opens it where the person is recognised. @param reason what the device says it asks for */
  readonly open: (reason: string) => Promise<boolean>
}

/** A PIN of this device beside the session, which asks for it again after some time away. It is forgotten with the session. */
export interface AppLockPort {
  /** False where the device cannot keep a PIN safely: without a secure context. */
  readonly isAvailable: boolean
  readonly state: () => LockState
  /** Minutes away after which it locks; undefined where it is off. */
  readonly delay: () => number | undefined
  /** Returns how to stop. */
  readonly watch: (onChange: () => void) => () => void
  readonly turnOn: (pin: string, delay: number) => Promise<void>
  readonly setDelay: (delay: number) => void
  readonly turnOff: () => void
  /** Opens it with the right PIN. How many more may be tried after a wrong one: with 0 left none opens it any more. */
  readonly open: (
    pin: string,
  ) => Promise<{ readonly right: true } | { readonly right: false; readonly left: number }>
  /** Face or fingerprint; undefined where the device gives the app none. */
  readonly biometry: Biometry | undefined
}
