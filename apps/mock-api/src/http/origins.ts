import { ACCOUNT_VERSION_HEADER } from '@onelot/api-client'

/** What a page may send besides what every page may. */
const REQUEST_HEADERS = ['content-type', 'token', 'account', 'X-XSRF-TOKEN', 'Idempotency-Key']
/** How long a browser need not ask again. */
const PREFLIGHT_SECONDS = 600

/** Pages of other origins than the broker's that may call it (docs/rules/access.md#pages-of-other-origins). */
export interface Origins {
  /** The answer to the question of a browser before a call; undefined where it is none, or of an origin that may not call. */
  readonly preflight: (request: Request) => Response | undefined
  /** The answer to a call, which the page of an origin that may call can read. */
  readonly readable: (request: Request, response: Response) => Response
}

/** `allowed`: exact origins, `https://app.example`. Cookies are for pages of the broker's own, and go to no other. */
export function createOrigins(allowed: readonly string[]): Origins {
  const named = new Set(allowed)
  function allow(request: Request, headers: Headers): boolean {
    headers.append('vary', 'Origin')
    const origin = request.headers.get('origin')
    if (origin === null || !named.has(origin)) return false
    headers.set('access-control-allow-origin', origin)
    return true
  }
  return {
    preflight(request) {
      const asks = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
      const headers = new Headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': REQUEST_HEADERS.join(', '),
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      return asks && allow(request, headers) ? new Response(null, { status: 204, headers }) : undefined
    },
    readable(request, response) {
      if (named.size === 0) return response
      if (allow(request, response.headers))
        response.headers.set('access-control-expose-headers', `${ACCOUNT_VERSION_HEADER}, date`)
      return response
    },
  }
}
