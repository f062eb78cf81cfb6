export interface FrameAddress {
  /** What the frame may show: over https, or of the app's own origin. Undefined where it is refused. */
  readonly shown: string | undefined
  /** What a browser may open in its own tab. Undefined for an address that is no page, such as `javascript:`. */
  readonly opens: string | undefined
}

/** What may be done with an address. `page` is the address of the page that shows it. */
export function frameAddress(src: string, page: string): FrameAddress {
  const address = parse(src, page)
  if (address === undefined) return { shown: undefined, opens: undefined }
  const { href, origin, protocol, username } = address
  const isPage = protocol === 'https:' || protocol === 'http:'
  // A name before the host makes one address look like another.
  if (!isPage || username !== '') return { shown: undefined, opens: undefined }
  const isSafe = protocol === 'https:' || origin === new URL(page).origin
  return { shown: isSafe ? href : undefined, opens: href }
}

/** `URL.parse`, which the older browsers that we serve do not have. */
function parse(src: string, page: string): URL | undefined {
  try {
    return new URL(src, page)
  } catch {
    return undefined
  }
}
