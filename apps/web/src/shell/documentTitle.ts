/** The title of the document: the screen that shows, and the site. */
export interface DocumentTitle {
  readonly showScreen: (title: string) => void
  /** The site's own name, once its configuration is loaded. */
  readonly showSite: (name: string) => void
}

/** @param site its name as far as it is known: until then the screen's title stands alone */
export function createDocumentTitle(page: Pick<Document, 'title'>, site: string | undefined): DocumentTitle {
  let screen: string | undefined
  const show = () => {
    page.title = [screen, site].filter((part) => part !== undefined).join(' · ')
  }
  return {
    showScreen: (title) => {
      screen = title
      show()
    },
    showSite: (name) => {
      site = name
      show()
    },
  }
}
