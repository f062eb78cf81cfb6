const DEVICE = 'onelot-device'
const YEAR_SECONDS = 365 * 86_400

/** The device that a guest's requests come from, by its cookie; undefined without one, or with one that is none of ours. */
export function deviceOf(cookies: string | undefined): string | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name = '', value = ''] = cookie.trim().split('=')
    if (name === DEVICE && /^[\w-]{8,80}$/.test(value)) return value
  }
  return undefined
}

/** `set-cookie` of a new device, which scripts cannot read. @param isSecure sent by https alone */
export const newDevice = (isSecure: boolean): string =>
  `${DEVICE}=${crypto.randomUUID()}; Path=/; SameSite=Lax; Max-Age=${String(YEAR_SECONDS)}; HttpOnly${isSecure ? '; Secure' : ''}`
