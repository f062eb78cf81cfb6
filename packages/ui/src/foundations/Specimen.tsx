import { type Language, languages, type OwnLanguage, inLanguage } from '@onelot/domain'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { i18n } from 'i18next'
import { createUiI18n, throwOnMissing } from '../locales/createUiI18n.ts'
import { en } from '../locales/en.ts'
import { kor } from '../locales/kor.ts'
import { intlLocale } from '../locales/locale.ts'
import { translateUi } from '../locales/translate.ts'
import { tw } from '../locales/tw.ts'
import { wordsOf } from '../locales/words.ts'
import { Card } from '../primitives/Card/Card.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { ThemeContext, type ThemeContextValue, useTheme } from '../theme/ThemeContext.ts'
import * as styles from './Specimen.css.ts'

const translators: Readonly<Record<OwnLanguage, i18n>> = {
  en: createUiI18n('en', { ui: en }, throwOnMissing),
  kor: createUiI18n('kor', { ui: kor }, throwOnMissing),
  tw: createUiI18n('tw', { ui: tw }, throwOnMissing),
}

/** The reader's theme in another language. */
function themeIn(language: Language, theme: ThemeContextValue): ThemeContextValue {
  const locale = intlLocale(language)
  const i18n = inLanguage(translators, language)
  return { ...theme, language, locale, i18n, words: wordsOf(i18n), t: translateUi(i18n, locale) }
}
const names: Readonly<Record<OwnLanguage, string>> = { en: 'English', kor: '한국어', tw: '繁體中文' }

interface PageProps {
  title: string
  /** What the page is for, in a sentence or two. */
  about: string
  children: ReactNode
}

/** A page of the foundations: its title, what it is for, and its sections. */
export function Page({ title, about, children }: PageProps) {
  return (
    <main className={styles.page}>
      <Stack as="header" gap="x2">
        <Text as="h1" size="display" weight="bold">
          {title}
        </Text>
        <Text as="p" tone="secondary">
          {about}
        </Text>
      </Stack>
      {children}
    </main>
  )
}

interface SectionProps {
  title: string
  about?: string
  children: ReactNode
}

export function Section({ title, about, children }: SectionProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack>
        <Stack gap="x1">
          <Text as="h2" size="title" weight="bold">
            {title}
          </Text>
          {about === undefined ? null : (
            <Text as="p" size="small" tone="secondary">
              {about}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}

/** A name as code has it. */
export function Code({ children }: { children: string }) {
  return (
    <Text as="span" size="small" tone="secondary">
      <code className={styles.code}>{children}</code>
    </Text>
  )
}

interface InThreeLanguagesProps {
  /** What is written, shown once above the three. */
  name: ReactNode
  children: (language: Language) => ReactNode
}

/** One text as the readers of each language see it, side by side where there is room. */
export function InThreeLanguages({ name, children }: InThreeLanguagesProps) {
  const theme = useTheme()
  return (
    <li className={styles.row}>
      <Stack gap="x2">
        <div>{name}</div>
        <dl className={styles.thirds}>
          {languages.map((language) => (
            <div key={language} className={styles.said} lang={intlLocale(language)}>
              <dt className={styles.sayer}>
                <Text size="caption" tone="muted">
                  {names[language]}
                </Text>
              </dt>
              <dd className={styles.saying}>
                <ThemeContext value={themeIn(language, theme)}>{children(language)}</ThemeContext>
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </li>
  )
}

/** What a variable of the contract holds here: `var(--onelot-space-x4)` is `16px`. */
export function valueOf(variable: string): string {
  const [, name = ''] = /^var\((--[^,)]+)/.exec(variable) ?? []
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true })
  return () => {
    observer.disconnect()
  }
}

/** What a variable holds, also after the toolbar has changed it. */
export function Value({ of: variable }: { of: string }) {
  return <Code>{useSyncExternalStore(subscribe, () => valueOf(variable))}</Code>
}
