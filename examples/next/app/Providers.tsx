'use client'
import { ThemeProvider } from '@onelot/ui'
import { createUiI18n } from '@onelot/ui/i18n'
import { en } from '@onelot/ui/locales/en'
import type { ReactNode } from 'react'
import type { Reader } from './reader'

const i18n = createUiI18n('en', { ui: en })

export const Providers = ({
  reader,
  children,
}: {
  readonly reader: Reader
  readonly children: ReactNode
}) => (
  <ThemeProvider {...reader} textSize="normal" language="en" i18n={i18n} hideAmounts={false}>
    {children}
  </ThemeProvider>
)
