import type { RefusalMessages, TransportMessages } from '@onelot/api-client'
import type { TFunction, i18n } from 'i18next'
import { type ReactNode, createContext, use, useMemo } from 'react'
import type { en } from './en/words.ts'
import type { Words } from './pack.ts'

/** Here, where no entry of the package leads to: a consumer's own i18next keeps its types. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: typeof en & { refusals: RefusalMessages; transport: TransportMessages }
  }
}

const TranslationContext = createContext<i18n | undefined>(undefined)

export interface TranslationProviderProps {
  i18n: i18n
  children: ReactNode
}

/** The words of one language for everything in it. Packs are loaded before they get here, so nothing needs to wait or to listen. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps) {
  return <TranslationContext value={i18n}>{children}</TranslationContext>
}

type Namespace = keyof Words | 'refusals'

/** The words of an area, `app` by default; keys are checked by the compiler. */
export function useTranslation(): { readonly t: TFunction<'app'> }
export function useTranslation<Name extends Namespace>(area: Name): { readonly t: TFunction<Name> }
export function useTranslation<Name extends Namespace>(area?: Name) {
  const i18n = use(TranslationContext)
  if (!i18n) throw new Error('words are asked for outside a TranslationProvider')
  return useMemo(
    () => ({ t: area === undefined ? i18n.getFixedT(null, 'app') : i18n.getFixedT(null, area) }),
    [i18n, area],
  )
}
