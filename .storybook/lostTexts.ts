/** Parts of a page whose texts a browser does not translate. */
const untranslated = 'font, script, style, svg, [translate="no"]'

const isTranslated = (node: unknown): node is Text =>
  node instanceof Text &&
  node.isConnected &&
  node.data.trim() !== '' &&
  node.parentElement?.closest(untranslated) === null

/** Puts each text into an element in its place, as browsers do that translate a page. */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) if (isTranslated(walker.currentNode)) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

/** Whether React writes into it. A text that is all that an element holds it writes through the element. */
const isWritten = (node: unknown): boolean =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'))

const lost: string[] = []

function note(what: string, node: unknown): void {
  if (!isTranslated(node)) return
  const { localName = '', className = '' } = node.parentElement ?? {}
  lost.push(`${what} “${node.data}” in <${localName} class="${className}">`)
}

/** Looks at each call of a method of nodes, or of a setter, before it is carried out. Returns what ends that. */
function lookAt(
  name: keyof Node,
  part: 'value' | 'set',
  look: (node: unknown, call: readonly unknown[]) => void,
): () => void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, name)
  const method: unknown = own?.[part]
  if (own === undefined || typeof method !== 'function') throw new Error(`${name} cannot be watched`)
  const watched = new Proxy(method, {
    apply: (carryOut, node, call: readonly unknown[]): unknown => {
      look(node, call)
      return Reflect.apply(carryOut, node, call)
    },
  })
  Object.defineProperty(Node.prototype, name, { ...own, [part]: watched })
  return () => {
    Object.defineProperty(Node.prototype, name, own)
  }
}

/**
 * Notes from now on what a translated page would lose: a text that is removed, replaced or inserted before is not found in its parent, and React
 * throws; what is written into it does not show. Returns what ends that.
 */
export function watchTexts(): () => void {
  const ends = [
    lookAt('removeChild', 'value', (_, [child]) => {
      note('removed', child)
    }),
    lookAt('insertBefore', 'value', (_, [, next]) => {
      note('inserted before', next)
    }),
    lookAt('replaceChild', 'value', (_, [, child]) => {
      note('replaced', child)
    }),
    lookAt('nodeValue', 'set', (node) => {
      if (isWritten(node)) note('written', node)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** What has been lost since it was asked for last. */
export const takeLostTexts = (): readonly string[] => [...new Set(lost.splice(0))]

/** Fails a story that a translation would break. */
export function judgeTexts(): void {
  const texts = takeLostTexts()
  if (texts.length > 0)
    throw new Error(
      `A page that its browser translates loses texts: put each into an element of its own.\n${texts.join('\n')}`,
    )
}
