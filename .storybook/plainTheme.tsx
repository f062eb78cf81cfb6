import { ThemeProvider } from '@onelot/ui'
import type { ReactNode } from 'react'
import { uiI18n } from './i18n.ts'

/** The theme around what a browser test draws by itself, without a story and its globals. */
export function PlainTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme="light"
      marketColours="us"
      textSize="normal"
      language="en"
      i18n={uiI18n.en}
      hideAmounts={false}
    >
      {children}
    </ThemeProvider>
  )
}
