import { type Language, inLanguage } from '@onelot/domain'
import { ThemeProvider, type ThemeProviderProps } from '@onelot/ui'
import type { ReactNode } from 'react'
import { uiI18n } from './i18n.ts'

export interface PlainThemeProps {
  /** @defaultValue 'en' */
  language?: Language
  /** @defaultValue 'normal' */
  textSize?: ThemeProviderProps['textSize']
  children: ReactNode
}

/** The theme around what a browser test draws by itself, without a story and its globals. */
export function PlainTheme({ language = 'en', textSize = 'normal', children }: PlainThemeProps) {
  return (
    <ThemeProvider
      theme="light"
      marketColours="us"
      textSize={textSize}
      language={language}
      i18n={inLanguage(uiI18n, language)}
      hideAmounts={false}
    >
      {children}
    </ThemeProvider>
  )
}
