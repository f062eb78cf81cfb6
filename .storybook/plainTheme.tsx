import { ThemeProvider } from '@onelot/ui'
import { en } from '@onelot/ui/locales/en'
import type { ReactNode } from 'react'

/** Around what a browser test draws by itself, without a story and its globals. */
export function PlainTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme="light"
      marketColours="kr"
      textSize="normal"
      language="en"
      words={en}
      hideAmounts={false}
    >
      {children}
    </ThemeProvider>
  )
}
