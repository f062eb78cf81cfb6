/**
 * The address, if a page of it may show within the app: over https, on its usual port, without a name before its host, of a host that the site
 * lists or one below it. `hosts` are separated by commas.
 */
export function framedAddress(url: string, hosts: string): URL | undefined {
  const address = parse(url)
  if (address?.protocol !== 'https:') return undefined
  const { hostname, port, username, password } = address
  if (port !== '' || username !== '' || password !== '') return undefined
  const isListed = hosts
    .split(',')
    .some((host) => host !== '' && (hostname === host || hostname.endsWith(`.${host}`)))
  return isListed ? address : undefined
}

/** `URL.parse`, which the older browsers that we serve do not have. */
function parse(url: string): URL | undefined {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}
