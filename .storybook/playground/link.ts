/** A search parameter of the page: the code that a link brings. */
const PARAMETER = 'code'

/** In Storybook's address. */
const pathOfPlayground = '/story/playground-jsx--default'

/** A link of more characters is cut by some chats and proxies. */
export const LONGEST_LINK = 8_000

const throughStream = async (
  bytes: BlobPart,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** Code in the characters that an address takes as they are. */
export async function packed(code: string): Promise<string> {
  const bytes = await throughStream(code, new CompressionStream('deflate-raw'))
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws {Error} where the text was cut or changed on its way */
export async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await throughStream(bytes, new DecompressionStream('deflate-raw')),
  )
}

/** Storybook with this page and code in it, whichever story is open now. */
export async function linkTo(code: string, storybook: URL | Location): Promise<string> {
  const link = new URL(storybook.href)
  link.pathname = link.pathname.replace(/iframe\.html$/, '')
  link.hash = ''
  link.search = ''
  link.searchParams.set('path', pathOfPlayground)
  link.searchParams.set(PARAMETER, await packed(code))
  return link.href
}

/** What the page's address brings, still packed. */
export const broughtBy = (address: string): string | undefined =>
  new URL(address).searchParams.get(PARAMETER) ?? undefined
