import '@onelot/ui/reset.css'
import '@onelot/ui/styles.css'
import '@onelot/screens/styles.css'
import type { ReactNode } from 'react'
import { Providers } from './Providers'
import { readerOf } from './reader'

/** Before the first paint: only the browser knows the system's theme. */
const followSystem = `if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.theme='dark'`

/** The stylesheet reads theme and market colours from the root element: the server writes them there, and the first paint has them. */
export default async function Layout({ children }: { readonly children: ReactNode }) {
  const reader = await readerOf()
  const { theme, marketColours } = reader
  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? 'light' : theme}
      data-market-colours={marketColours}
      data-text-size="normal"
      suppressHydrationWarning
    >
      <head>{theme === 'system' && <script dangerouslySetInnerHTML={{ __html: followSystem }} />}</head>
      <body>
        <Providers reader={reader}>{children}</Providers>
      </body>
    </html>
  )
}
