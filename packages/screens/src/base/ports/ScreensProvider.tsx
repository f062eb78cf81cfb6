import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { rowsLeftOut } from '@onelot/api-client'
import { useWords } from '@onelot/ui'
import { TranslationProvider } from '../i18n/translation.tsx'
import { AccountWatch } from '../data/AccountWatch.tsx'
import { MarketRulesWatch } from '../data/MarketRulesWatch.tsx'
import { createListeners } from '../data/listeners.ts'
import { createAnswers } from '../data/keptAnswers.ts'
import { createMarketRules } from '../data/marketRules.ts'
import { CrashScope } from '../states/CrashScope.tsx'
import { type Ports, PortsContext } from './ports.ts'
import { type ShownSite, SiteContext } from '../shell/site.ts'
import { totalsCurrency } from '../shell/totalsCurrencies.ts'
import { createQuotesStore } from './quotesStore.ts'

export interface ScreensProviderProps {
  /** The same object until one of them changes: each screen that reads a port is drawn anew with another. */
  readonly ports: Ports
  /** What a broker shows in place of our name and mark. @defaultValue ours */
  readonly site?: ShownSite | undefined
  readonly children: ReactNode
}

/** Wraps all screens once, within ui's `ThemeProvider` and `ToastProvider`. */
export function ScreensProvider({ children, site, ports }: ScreensProviderProps) {
  const { client, i18n, preferences, now } = ports
  const words = useWords(i18n)
  const quotes = useMemo(() => createQuotesStore(client), [client])
  const [accountChanges] = useState(createListeners)
  const [answers] = useState(() => createAnswers(now))
  const [marketRules] = useState(createMarketRules)
  const { compare } = useSWRConfig()
  const [swr] = useState(() => ({
    provider: () => new Map(),
    /** Answers that are alike but for what was left out of them differ. */
    compare: (a: unknown, b: unknown) => compare(a, b) && rowsLeftOut(a) === rowsLeftOut(b),
    ...swrOptions,
  }))
  const ofSite = site === 'unread' ? undefined : site?.currencies
  const value = useMemo(() => {
    const totalsIn = totalsCurrency(preferences.totalsIn, ofSite)
    return {
      ...ports,
      preferences: totalsIn === preferences.totalsIn ? preferences : { ...preferences, totalsIn },
      quotes,
      accountChanges,
      answers,
      marketRules,
      words,
    }
  }, [ports, preferences, ofSite, quotes, accountChanges, answers, marketRules, words])
  useEffect(
    () => () => {
      quotes.close()
    },
    [quotes],
  )
  return (
    <PortsContext value={value}>
      <TranslationProvider i18n={i18n} language={preferences.language}>
        <SWRConfig value={swr}>
          <AccountWatch />
          <MarketRulesWatch />
          <SiteContext value={site}>
            <CrashScope outermost>{children}</CrashScope>
          </SiteContext>
        </SWRConfig>
      </TranslationProvider>
    </PortsContext>
  )
}

/** A read that failed says so and offers to try again; retrying without being asked would move the screen. */
const swrOptions = { shouldRetryOnError: false, keepPreviousData: false }
