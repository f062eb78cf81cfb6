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
  /** The session may have ended, and the PIN with it. */
  readonly reread: () => void
}

interface AppLockOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Undefined without a secure context. */
  readonly subtle: SubtleCrypto | undefined
  /** Of the native shell, where it has some. */
  readonly biometry?: ShellBiometry | undefined
}

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

/** The PIN is kept as a slow, salted hash; six digits are guessed quickly by who has the device's storage, and the session's token is there too. */
export function createAppLock(local: KeyValues, { now, subtle, biometry }: AppLockOptions): AppLock {
  const listeners = new Set<() => void>()
  let kept = keptIn(local)
  let state: LockState = kept !== undefined && isDue(kept) ? 'locked' : 'open'

  function isDue({ leftAt, delay }: Kept): boolean {
    return leftAt === undefined || now() - leftAt >= delay * MINUTE_MS || now() < leftAt
  }
  function show(next: LockState): void {
    if (next === state) return
    state = next
    for (const listener of [...listeners]) listener()
  }
  function keep(next: Kept | undefined): void {
    kept = next
    if (next === undefined) local.removeItem(APP_LOCK)
    else local.setItem(APP_LOCK, JSON.stringify(next))
    for (const listener of [...listeners]) listener()
  }

  function unlock(opened: Kept): void {
    keep({ ...opened, wrong: 0, leftAt: undefined })
    show('open')
  }
  const biometryOf = (shell: ShellBiometry): Biometry => {
    // A shell that breaks down has recognised nobody.
    const recognises = (reason: string) => shell.verify(reason).catch(() => false)
    const openable = () => (kept?.biometry === true && kept.wrong < LOCK_TRIES ? kept : undefined)
    return {
      isOn: () => kept?.biometry === true,
      turn: async (on, reason) => {
        const isOn = on && (await recognises(reason))
        if (kept !== undefined) keep({ ...kept, biometry: isOn })
        return isOn
      },
      open: async (reason) => {
        if (openable() === undefined || !(await recognises(reason))) return false
        // The session may have ended meanwhile, and the lock with it.
        const opened = openable()
        if (opened !== undefined) unlock(opened)
        return opened !== undefined
      },
    }
  }

  return {
    isAvailable: subtle !== undefined,
    state: () => state,
    delay: () => kept?.delay,
    watch: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    turnOn: async (pin, delay) => {
      if (subtle === undefined) return
      const salt = crypto.getRandomValues(new Uint8Array(16))
      keep({ salt: toBase64(salt), digest: await digestOf(subtle, pin, salt), delay, wrong: 0 })
    },
    setDelay: (delay) => {
      if (kept !== undefined) keep({ ...kept, delay })
    },
    turnOff: () => {
      keep(undefined)
    },
    open: async (pin) => {
      if (kept === undefined || subtle === undefined) return { right: true }
      if (kept.wrong >= LOCK_TRIES) return { right: false, left: 0 }
      // Counted before it is compared: a page that is closed meanwhile has used it up.
      const wrong = kept.wrong + 1
      keep({ ...kept, wrong })
      if ((await digestOf(subtle, pin, fromBase64(kept.salt))) !== kept.digest)
        return { right: false, left: LOCK_TRIES - wrong }
      unlock(kept)
      return { right: true }
    },
    biometry: biometry && biometryOf(biometry),
    leave: () => {
      if (kept === undefined) return
      if (state === 'locked') return
      keep({ ...kept, leftAt: now() })
      show('covered')
    },
    comeBack: () => {
      if (state !== 'covered' || kept === undefined) return
      const due = isDue(kept)
      if (!due) keep({ ...kept, leftAt: undefined })
      show(due ? 'locked' : 'open')
    },
    reread: () => {
      kept = keptIn(local)
      if (kept === undefined) show('open')
    },
  }
}
