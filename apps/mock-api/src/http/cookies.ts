import { randomHex } from '../ports/secrets.ts'

/** Read by the client and echoed as `X-XSRF-TOKEN`. */
const XSRF = 'XSRF-TOKEN'
/** Scopes what a guest sends twice to the device it comes from (docs/rules/commands.md); scripts cannot read it. */
const DEVICE = 'onelot-device'
const YEAR_SECONDS = 365 * 86_400

export interface Cookies {
  readonly xsrf: string | undefined
  readonly device: string | undefined
}

export function readCookies(request: Request): Cookies {
  const found = new Map(
    (request.headers.get('cookie') ?? '').split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=')
      return [name, value.join('=')] as const
    }),
  )
  const text = (name: string) => {
    const value = found.get(name)
    return value !== undefined && /^[\w-]{8,80}$/.test(value) ? value : undefined
  }
  return { xsrf: found.has(XSRF) ? (text(XSRF) ?? '') : undefined, device: text(DEVICE) }
}

/** Double submit: where the cookie exists, the header must equal it (docs/rules/access.md). */
export function passesXsrf(request: Request, { xsrf }: Cookies): boolean {
  if (xsrf === undefined) return true
  return xsrf !== '' && request.headers.get('x-xsrf-token') === xsrf
}

/** Sets the cookies that a browser lacks. */
export function withCookies(request: Request, response: Response, { xsrf, device }: Cookies): Response {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const rest = `; Path=/; SameSite=Lax; Max-Age=${String(YEAR_SECONDS)}${secure}`
  if (xsrf === undefined || xsrf === '')
    response.headers.append('set-cookie', `${XSRF}=${randomHex(16)}${rest}`)
  if (device === undefined)
    response.headers.append('set-cookie', `${DEVICE}=${randomHex(16)}${rest}; HttpOnly`)
  return response
}
