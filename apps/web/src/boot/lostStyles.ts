/** The stylesheets of chunks that did not arrive. */
export interface LostStyles {
  /** Asks once more for all of them. Rejects where one does not come again. */
  readonly askAgain: () => Promise<void>
}

/**
 * The bundler asks for the styles of a chunk once: where they fail, the first import fails, and a second one brings the chunk without its styles. Listens
 * from the first chunk on.
 */
export function followLostStyles(document: Document): LostStyles {
  const lost = new Set<string>()
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target.href)
    },
    { capture: true },
  )
  const askFor = (href: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      link.addEventListener('load', () => {
        lost.delete(href)
        resolve()
      })
      link.addEventListener('error', () => {
        link.remove()
        reject(new Error(`the styles ${href} could not be loaded`))
      })
      document.head.append(link)
    })
  return {
    askAgain: async () => {
      await Promise.all([...lost].map(askFor))
    },
  }
}
