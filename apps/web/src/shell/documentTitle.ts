/** The title of the document: the screen that shows, and the site. */
export interface DocumentTitle {
  readonly showScreen: (title: string) => void
  /** The site's own name, once its configuration is loaded. */
  readonly showSite: (name: string) => void
}

export function createDocumentTitle(page: Pick<Document, 'title'>): DocumentTitle {
  let screen: string | undefined
  let site = page.title
  const show = () => {
    page.title = screen === undefined ? site : `${screen} · ${site}`
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
