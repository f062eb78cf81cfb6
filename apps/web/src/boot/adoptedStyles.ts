import { useEffect } from 'react'

interface SheetProps {
  readonly styles: string
}

/**
 * In place of react-style-singleton, by which dialogs lock the page's scrolling: it writes a style element, which the page's policy refuses. An
 * adopted sheet needs no leave. The first component's styles hold until the last has gone.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet()
  let mounted = 0
  return function Sheet({ styles }: SheetProps) {
    useEffect(() => {
      if (mounted === 0) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      mounted += 1
      return () => {
        mounted -= 1
        if (mounted === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
      }
    }, [styles])
    return null
  }
}
