/** The page, wherever it is installed: its routes are behind the hash. Nothing else below `scope` is a page of the app. */
export function isPage({ href }: URL, scope: string): boolean {
  const [address = ''] = href.split(/[?#]/)
  return address === scope || address === `${scope}index.html`
}

/** A file of a build, whose name has a hash of what is in it. Calls to the broker, its stream and its pictures are none. */
export const isBuilt = ({ href }: URL, scope: string): boolean =>
  href.startsWith(`${scope}assets/`) &&
  /^[^/?]+-[\w-]{8}\.(?:js|css|woff2)$/.test(href.slice(`${scope}assets/`.length))

/** Whether an answer is the file that was asked for: some hosts send their page, with 200, for a file that they lack. */
export const isFile = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') !== true
