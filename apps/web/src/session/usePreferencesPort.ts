import { type Language, inLanguage } from '@onelot/domain'
import type { PreferencesPort } from '@onelot/screens'
import { useToast } from '@onelot/ui'
import { useMemo, useRef } from 'react'
import { bootMessages } from '../boot/messages.ts'
import type { PreferencesStore } from './preferencesStore.ts'

interface Options {
  readonly preferences: PreferencesStore
  /** The language that shows. */
  readonly language: Language
  /** Loads what every screen needs of a language, and asks again for what has failed. */
  readonly loadLanguage: (language: Language) => Promise<unknown>
}

/** The preferences port of screens. A language is chosen once its texts are there, and what was chosen last wins: a reload finds no choice that cannot be shown. */
export function usePreferencesPort(
  stored: ReturnType<PreferencesStore['read']>,
  { preferences, language, loadLanguage }: Options,
): PreferencesPort {
  const { show } = useToast()
  const choices = useRef(0)
  return useMemo(
    () => ({
      ...stored,
      language,
      set: (patch) => {
        const { language: wanted, ...others } = patch
        if (Object.keys(others).length > 0) preferences.set(others)
        if (wanted === undefined) return
        choices.current += 1
        const choice = choices.current
        loadLanguage(wanted).then(
          () => {
            if (choice === choices.current) preferences.set({ language: wanted })
          },
          () => {
            if (choice === choices.current)
              show({ message: inLanguage(bootMessages, language).languageMissing, tone: 'error' })
          },
        )
      },
    }),
    [stored, language, preferences, loadLanguage, show],
  )
}
