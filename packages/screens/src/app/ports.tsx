import type { ApiClient } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import { type ReactNode, createContext, use, useEffect, useMemo, useState } from 'react'
import { SWRConfig } from 'swr'
import { createI18n } from '../i18n/createI18n.ts'
import { TranslationProvider } from '../i18n/translation.tsx'
import type { LanguagePack } from '../i18n/pack.ts'
import { AccountWatch } from './AccountWatch.tsx'
import type { Navigation } from './navigation.ts'
import type { PreferencesPort } from './preferences.ts'
import { type AccountChanges, createAccountChanges } from './accountChanges.ts'
import { type QuotesStore, createQuotesStore } from './quotesStore.ts'
import type { SessionPort } from './session.ts'

/** Everything a screen reaches the outside world by. The app and the stories each give their own. */
export interface Ports {
  readonly client: ApiClient
  readonly session: SessionPort
  readonly preferences: PreferencesPort
  readonly navigation: Navigation
  /** All words of the reader's language. */
  readonly pack: LanguagePack
  readonly now: () => Instant
}

interface Provided extends Ports {
  readonly quotes: QuotesStore
  readonly accountChanges: AccountChanges
}

const PortsContext = createContext<Provided | undefined>(undefined)

export interface ScreensProviderProps extends Ports {
  readonly children: ReactNode
}

/** Stands once above all screens, within ui's `ThemeProvider` and `ToastProvider`. */
export function ScreensProvider({ children, ...ports }: ScreensProviderProps) {
  const { client, session, preferences, navigation, pack, now } = ports
  const quotes = useMemo(() => createQuotesStore(client), [client])
  const i18n = useMemo(() => createI18n(preferences.language, pack), [preferences.language, pack])
  const [accountChanges] = useState(createAccountChanges)
  const [swr] = useState(() => ({ provider: () => new Map(), ...swrOptions }))
  const value = useMemo(
    () => ({ client, session, preferences, navigation, pack, now, quotes, accountChanges }),
    [client, session, preferences, navigation, pack, now, quotes, accountChanges],
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

function usePorts(): Provided {
  const ports = use(PortsContext)
  if (!ports) throw new Error('a screen stands outside ScreensProvider')
  return ports
}

export const useApi = (): ApiClient => usePorts().client
export const useSession = (): SessionPort => usePorts().session
export const usePreferences = (): PreferencesPort => usePorts().preferences
export const useNavigation = (): Navigation => usePorts().navigation
export const usePack = (): LanguagePack => usePorts().pack
export const useNow = (): (() => Instant) => usePorts().now
export const useQuotesStore = (): QuotesStore => usePorts().quotes
export const useAccountChanges = (): AccountChanges => usePorts().accountChanges
