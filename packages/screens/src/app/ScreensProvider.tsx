import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SWRConfig } from 'swr'
import { TranslationProvider } from '../i18n/translation.tsx'
import { AccountWatch } from './AccountWatch.tsx'
import { createAccountChanges } from './accountChanges.ts'
import { createAnswers } from './answers.ts'
import { type Ports, PortsContext } from './ports.ts'
import { createQuotesStore } from './quotesStore.ts'

export interface ScreensProviderProps extends Ports {
  readonly children: ReactNode
}

/** Stands once above all screens, within ui's `ThemeProvider` and `ToastProvider`. */
export function ScreensProvider({ children, ...ports }: ScreensProviderProps) {
  const { client, session, drafts, preferences, navigation, i18n, now } = ports
  const quotes = useMemo(() => createQuotesStore(client), [client])
  const [accountChanges] = useState(createAccountChanges)
  const [answers] = useState(() => createAnswers(now))
  const [swr] = useState(() => ({ provider: () => new Map(), ...swrOptions }))
  const value = useMemo(
    () => ({ client, session, drafts, preferences, navigation, i18n, now, quotes, accountChanges, answers }),
    [client, session, drafts, preferences, navigation, i18n, now, quotes, accountChanges, answers],
  )
  useEffect(
    () => () => {
      quotes.close()
    },
    [quotes],
  )
  return (
    <PortsContext value={value}>
      <TranslationProvider i18n={i18n}>
        <SWRConfig value={swr}>
          <AccountWatch />
          {children}
        </SWRConfig>
      </TranslationProvider>
    </PortsContext>
  )
}

/** A read that failed says so and offers to try again; retrying behind the reader's back would move the screen. */
const swrOptions = { shouldRetryOnError: false, keepPreviousData: false }
