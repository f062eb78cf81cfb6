/** The settings of the build; each has a default that works. */
export interface Environment {
  /** The demo build contains its own broker, and needs no server. */
  readonly demo: boolean
  /** The broker's address, when it is not the page's own (native shell). */
  readonly apiOrigin: string
  /** Hosts that a customer-service address may point at, besides their subdomains. */
  readonly allowedHosts: readonly string[]
}

type BuildValues = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** @throws RangeError for an origin that is not one. */
export function readEnvironment(values: BuildValues): Environment {
  const origin = textOf(values['VITE_API_ORIGIN'])
  const hosts = textOf(values['VITE_ALLOWED_HOSTS']) || 'onelot.example'
  if (origin !== '' && parse(origin)?.origin !== origin) throw new RangeError(`not an origin: ${origin}`)
  return {
    demo: values['VITE_DEMO'] === '1',
    apiOrigin: origin,
    allowedHosts: hosts.split(',').map((host) => host.trim()),
  }
}

/** The address, if it is https and on the allow-list; nothing else may be opened. */
export function allowedAddress(address: string | undefined, hosts: readonly string[]): string | undefined {
  const url = address === undefined ? undefined : parse(address)
  if (url?.protocol !== 'https:') return undefined
  const allowed = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return allowed ? url.href : undefined
}

/** `URL.parse`, which the older browsers that we serve do not have. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
