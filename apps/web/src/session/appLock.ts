import type { AppLockPort, Biometry, LockState } from '@onelot/screens'
import type { ShellBiometry } from '../shell/nativeShell.ts'
import { APP_LOCK, type KeyValues } from './storage.ts'

/** Wrong PINs after which none opens it any more, and the session ends. */
export const LOCK_TRIES = 5

const ITERATIONS = 200_000
const MINUTE_MS = 60_000

interface Kept {
  readonly salt: string
  readonly digest: string
  /** Minutes. */
  readonly delay: number
  readonly wrong: number
  /** Milliseconds since 1970 when the app was last left; undefined while it is in front, and after it has ended there. */
  readonly leftAt?: number | undefined
  readonly biometry?: boolean | undefined
}

export interface AppLock extends AppLockPort {
  /** The app is not in front any more. */
  readonly leave: () => void
  readonly comeBack: () => void
  /** What is kept may have changed: the session may have ended, and the PIN with it, or another tab has set it. */
  readonly reread: () => void
}

interface AppLockOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Undefined without a secure context. */
  readonly subtle: SubtleCrypto | undefined
  /** Of the native shell, where it has some. */
  readonly biometry?: ShellBiometry | undefined
  /** Runs what reads and then writes, while no other tab does. @defaultValue at once, in a browser without Web Locks */
  readonly exclusively?: Exclusively | undefined
}

type Exclusively = <T>(run: () => Promise<T>) => Promise<T>
const atOnce: Exclusively = (run) => run()

/** Tabs of the browser after one another. */
export const exclusiveTabs = ({ locks }: { readonly locks?: LockManager }): Exclusively | undefined =>
  locks && (async (run) => await locks.request('onelot.appLock', run))

/** Undefined in a page that did not come over https. */
export const windowSubtle = (): SubtleCrypto | undefined => (isSecureContext ? crypto.subtle : undefined)

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

async function digestOf(subtle: SubtleCrypto, pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    key,
    256,
  )
  return toBase64(new Uint8Array(bits))
}

/** A reader can edit storage: what is not ours is ignored. */
function keptIn(local: KeyValues): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(local.getItem(APP_LOCK) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const fields = new Map<string, unknown>(Object.entries(kept))
    const [salt, digest] = ['salt', 'digest'].map((name) => fields.get(name))
    const [delay, wrong, leftAt] = ['delay', 'wrong', 'leftAt'].map((name) => fields.get(name))
    if (typeof salt !== 'string' || typeof digest !== 'string' || typeof delay !== 'number') return undefined
    return {
      salt,
      digest,
      delay,
      wrong: typeof wrong === 'number' ? wrong : 0,
      leftAt: typeof leftAt === 'number' ? leftAt : undefined,
      biometry: fields.get('biometry') === true,
    }
  } catch {
    return undefined
  }
}

/**
 * The PIN is kept as a slow, salted hash; six digits are guessed quickly by who has the device's storage, and the session's token is there too.
 * What is kept is of all tabs, and is read whenever it is needed.
 */
export function createAppLock(
  local: KeyValues,
  { now, subtle, biometry, exclusively = atOnce }: AppLockOptions,
): AppLock {
  const listeners = new Set<() => void>()
  const kept = () => keptIn(local)
  /** When this tab was left. */
  let leftAt: number | undefined
  let state: LockState = 'open'
  const atStart = kept()
  if (atStart !== undefined && isDue(atStart.leftAt, atStart)) state = 'locked'

  function isDue(since: number | undefined, { delay }: Kept): boolean {
    return since === undefined || now() - since >= delay * MINUTE_MS || now() < since
  }
  function tell(): void {
    for (const listener of [...listeners]) listener()
  }
  function show(next: LockState): void {
    if (next === state) return
    state = next
    tell()
  }
  function keep(next: Kept | undefined): void {
    if (next === undefined) local.removeItem(APP_LOCK)
    else local.setItem(APP_LOCK, JSON.stringify(next))
    tell()
  }
  /** Changes what is kept by now; nothing where the lock is off. */
  function amend(change: Partial<Kept>): void {
    const current = kept()
    if (current !== undefined) keep({ ...current, ...change })
  }
  function unlock(): void {
    amend({ wrong: 0, leftAt: undefined })
    show('open')
  }
  const biometryOf = (shell: ShellBiometry): Biometry => {
    // A shell that breaks down has recognised nobody.
    const recognises = (reason: string) => shell.verify(reason).catch(() => false)
    const isOpenable = () => {
      const current = kept()
      return current?.biometry === true && current.wrong < LOCK_TRIES
    }
    return {
      isOn: () => kept()?.biometry === true,
      turn: async (on, reason) => {
        const isOn = on && (await recognises(reason))
        amend({ biometry: isOn })
        return isOn
      },
      open: async (reason) => {
        if (!isOpenable() || !(await recognises(reason))) return false
        // The session may have ended meanwhile, and the lock with it.
        const isOpened = isOpenable()
        if (isOpened) unlock()
        return isOpened
      },
    }
  }

  return {
    isAvailable: subtle !== undefined,
    state: () => state,
    delay: () => kept()?.delay,
    watch: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    turnOn: (pin, delay) =>
      exclusively(async () => {
        if (subtle === undefined) return
        const salt = crypto.getRandomValues(new Uint8Array(16))
        keep({ salt: toBase64(salt), digest: await digestOf(subtle, pin, salt), delay, wrong: 0 })
      }),
    setDelay: (delay) => amend({ delay }),
    turnOff: () => keep(undefined),
    open: (pin) =>
      exclusively(async () => {
        const asked = kept()
        if (asked === undefined || subtle === undefined) return { right: true }
        if (asked.wrong >= LOCK_TRIES) return { right: false, left: 0 }
        // Counted before it is compared: a page that is closed meanwhile has used it up.
        const wrong = asked.wrong + 1
        amend({ wrong })
        if ((await digestOf(subtle, pin, fromBase64(asked.salt))) !== asked.digest)
          return { right: false, left: LOCK_TRIES - wrong }
        unlock()
        return { right: true }
      }),
    biometry: biometry && biometryOf(biometry),
    leave: () => {
      if (state === 'locked' || kept() === undefined) return
      leftAt = now()
      amend({ leftAt })
      show('covered')
    },
    comeBack: () => {
      if (state !== 'covered') return
      const current = kept()
      const isLocked = current !== undefined && isDue(leftAt, current)
      if (!isLocked) amend({ leftAt: undefined })
      show(isLocked ? 'locked' : 'open')
    },
    reread: () => {
      if (kept() === undefined) show('open')
      tell()
    },
  }
}
