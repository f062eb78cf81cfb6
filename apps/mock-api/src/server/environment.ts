import { calendarKinds } from '@onelot/domain'
import * as z from 'zod/mini'

const whole = (fallback: string, highest: number) =>
  z.pipe(
    z._default(
      z.string().check(z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= highest)),
      fallback,
    ),
    z.transform((text) => Number(text)),
  )

/** Settings whose text is shown nowhere, not even where it is malformed. */
const secrets: ReadonlySet<string> = new Set(['DATABASE_URL', 'VAULT_KEY', 'VAPID_PRIVATE_KEY', 'OPS_TOKEN'])

/** Characters of a token that nobody guesses. */
const LEAST_TOKEN = 32

/** A scheme and a host, with a port where it is not the scheme's own; never all of them. */
const isOrigin = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(text)

const environmentShape = z.object({
  PORT: whole('5180', 65_535),
  /** The address that is listened on; `0.0.0.0` opens it to other machines. */
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.onelot'),
  /** PostgreSQL, in place of the embedded database; `DATA_DIR` then holds only the key of identity data. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  /** Key of identity data in hexadecimal, the same for every broker that shares a database; without it, a file in `DATA_DIR`. */
  VAULT_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i))),
  /** Whether devices are sent notifications while the app is closed; `anyHost` for tests alone: their push service may be on this machine. */
  PUSH: z._default(z.enum(['on', 'off', 'anyHost']), 'on'),
  /** The key that push services know this broker by, in base64url, the same for every broker that shares a database; without it, a file in `DATA_DIR`. */
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  /** Where those who keep push services reach whoever keeps this broker; some services ask for it. */
  PUSH_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:|https:\/\/)\S+$/))),
  /** The built web app; without it, only the calls are served. */
  WEB_DIR: z.optional(z.string()),
  /** Where another program serves the app: the address that is printed. */
  APP_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/))),
  /** Exact origins of other pages that may call, separated by commas: `https://app.example,capacitor://localhost`. */
  ALLOWED_ORIGINS: z._default(
    z.pipe(
      z.string().check(z.refine((text) => text.split(',').every(isOrigin))),
      z.transform((text) => text.split(',')),
    ),
    [],
  ),
  /** Whether the app calls money practice money, and prices simulated. They are, whatever it calls them. */
  MONEY: z._default(z.enum(['practice', 'real']), 'practice'),
  PRICES: z._default(z.enum(['simulated', 'real']), 'simulated'),
  MARKET_HOURS: z._default(z.enum(calendarKinds), 'demo'),
  /** The operator's surface: `on` asks for its token, `open` for nothing. On in the demo, off outside it. */
  OPS: z.optional(z.enum(['on', 'off', 'open'])),
  OPS_TOKEN: z.optional(z.string().check(z.minLength(LEAST_TOKEN))),
  SEED: whole('1', 999_999_999),
})
export type Environment = z.output<typeof environmentShape>

/** The process's settings. @throws Error that names what is malformed. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(environmentShape, given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path }) => {
    const name = path.map(String).join('.')
    return secrets.has(name) ? name : `${name} (${String(given[name])})`
  })
  throw new Error(`these settings cannot be read: ${wrong.join(', ')}`)
}
