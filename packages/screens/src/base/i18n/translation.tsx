import type { Language } from '@onelot/domain'
import { type Words, useWords } from '@onelot/ui'
import { intlLocale } from '@onelot/ui/locale'
import type { TFunction, i18n } from 'i18next'
import { type ReactNode, createContext, use, useMemo } from 'react'
import type { Namespace, Resources } from './resources.ts'

/** Here, where no entry of the package leads to: a consumer's own i18next keeps its types. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: Resources
  }
}

interface Translation {
  readonly words: Words
  readonly locale: string
}

const TranslationContext = createContext<Translation | undefined>(undefined)

export interface TranslationProviderProps {
  i18n: i18n
  language: Language
  children: ReactNode
}

/** The messages of one language for everything in it. Bundles are loaded before what uses them; words that take their place later are drawn in place of them. */
export function TranslationProvider({ i18n, language, children }: TranslationProviderProps) {
  const words = useWords(i18n)
  const locale = intlLocale(language)
  const value = useMemo(() => ({ words, locale }), [words, locale])
  return <TranslationContext value={value}>{children}</TranslationContext>
}

/** The messages of a namespace, `app` by default; keys are checked by the compiler. */
export function useTranslation(): { readonly t: TFunction }
export function useTranslation<Name extends Namespace>(namespace: Name): { readonly t: TFunction<Name> }
export function useTranslation<Name extends Namespace>(namespace?: Name) {
  const translation = use(TranslationContext)
  if (!translation) throw new Error('messages are asked for outside a TranslationProvider')
  const { words, locale } = translation
  return useMemo(() => {
    const { i18n } = words
    return { t: namespace === undefined ? i18n.getFixedT(locale, 'app') : i18n.getFixedT(locale, namespace) }
  }, [words, locale, namespace])
}
