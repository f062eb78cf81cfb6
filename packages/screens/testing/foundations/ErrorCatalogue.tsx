import type { RefusalMessages, TransportMessages } from '@onelot/api-client'
import { refusals as en } from '@onelot/api-client/texts/en'
import { transport as transportEn } from '@onelot/api-client/texts/en/transport'
import { refusals as kor } from '@onelot/api-client/texts/kor'
import { transport as transportKor } from '@onelot/api-client/texts/kor/transport'
import { refusals as tw } from '@onelot/api-client/texts/tw'
import { transport as transportTw } from '@onelot/api-client/texts/tw/transport'
import { type Language, languages, type OwnLanguage, inLanguage } from '@onelot/domain'
import { Box, Card, EmptyState, Icon, SearchField, Stack, Text } from '@onelot/ui'
import { SearchX } from 'lucide-react'
import { Fragment, useState } from 'react'
import { languageName } from '../../src/base/i18n/languageName.ts'
import * as styles from './ErrorCatalogue.css.ts'

type Catalogue = RefusalMessages & { readonly transport: TransportMessages }
const bundles: Readonly<Record<OwnLanguage, Catalogue>> = {
  en: { ...en, transport: transportEn },
  kor: { ...kor, transport: transportKor },
  tw: { ...tw, transport: transportTw },
}

type Group = keyof Catalogue
const groups: Readonly<Record<Group, { title: string; about: string }>> = {
  refusals: {
    title: 'Refusals',
    about: 'A rule of the broker says no: a sentence beside the button, or under its field.',
  },
  fields: { title: 'Field reasons', about: 'Under the field that must change.' },
  transport: { title: 'Transport', about: 'A call that did not come back as it should.' },
  successes: { title: 'Successes', about: 'What is said when it was done.' },
}

interface Entry {
  code: string
  /** One for each plural form that the language has. */
  texts: Readonly<Record<OwnLanguage, readonly string[]>>
}

const isGroup = (name: string): name is Group => name in groups

/** A group's texts by code, a plural's forms together; the compiler holds that all bundles have the same ones. */
function textsOf(language: Language, group: Group): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, readonly string[]>()
  const entries: readonly (readonly [string, string])[] = Object.entries(inLanguage(bundles, language)[group])
  for (const [key, text] of entries) {
    const code = key.replace(/_[a-z]+$/, '')
    const forms = texts.get(code) ?? []
    texts.set(code, forms.includes(text) ? forms : [...forms, text])
  }
  return texts
}

const entriesOf = (group: Group): readonly Entry[] => {
  const by = { en: textsOf('en', group), kor: textsOf('kor', group), tw: textsOf('tw', group) }
  return [...by.en].map(([code, text]) => ({
    code,
    texts: { en: text, kor: by.kor.get(code) ?? [], tw: by.tw.get(code) ?? [] },
  }))
}

const matches = ({ code, texts }: Entry, wanted: string) =>
  [code, ...Object.values(texts).flat()].some((text) => text.toLowerCase().includes(wanted.toLowerCase()))

/** A text with its placeholders marked: `{{amount}}`. */
function Filled({ text }: { text: string }) {
  return text.split(/(\{\{.+?\}\})/).map((part, index) =>
    part.startsWith('{{') ? (
      <Text key={index} tone="accent" weight="strong">
        {part}
      </Text>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

function Row({ code, texts }: Entry) {
  return (
    <li className={styles.row}>
      <Stack gap="x2">
        <Text size="small" tone="secondary">
          <code className={styles.code}>{code}</code>
        </Text>
        <dl className={styles.languages}>
          {languages.map((language) => (
            <div key={language} lang={languageName(language).tag}>
              <Text as="dt" size="caption" tone="muted">
                {languageName(language).name}
              </Text>
              {texts[language].map((text) => (
                <Text key={text} as="dd">
                  <Filled text={text} />
                </Text>
              ))}
            </div>
          ))}
        </dl>
      </Stack>
    </li>
  )
}

/** Every code of the catalogue with its texts in all three languages, to be searched by either. */
export function ErrorCatalogue() {
  const [wanted, setWanted] = useState('')
  const shown = Object.keys(groups)
    .filter(isGroup)
    .map((group) => ({ group, entries: entriesOf(group).filter((entry) => matches(entry, wanted.trim())) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <main className={styles.column}>
      <Box paddingInline="page" paddingTop="x6" paddingBottom="x8">
        <Stack gap="x6">
          <Stack as="header" gap="x2">
            <Text as="h1" size="display" weight="bold">
              Error catalogue
            </Text>
            <Text as="p" tone="secondary">
              Every code that a call may end with, and what its reader is told.
            </Text>
          </Stack>
          <SearchField
            label="Code or words"
            value={wanted}
            onChange={({ value }) => setWanted(value)}
            onSearch={({ text }) => setWanted(text)}
          />
          {shown.length === 0 ? (
            <EmptyState icon={<Icon icon={SearchX} />} title="No code has these words" />
          ) : null}
          {shown.map(({ group, entries }) => (
            <Card key={group} as="section" aria-label={groups[group].title}>
              <Stack>
                <Stack gap="x1">
                  <Text as="h2" size="title" weight="bold">
                    {`${groups[group].title}, ${String(entries.length)}`}
                  </Text>
                  <Text as="p" size="small" tone="secondary">
                    {groups[group].about}
                  </Text>
                </Stack>
                <ul className={styles.rows}>
                  {entries.map((entry) => (
                    <Row key={entry.code} {...entry} />
                  ))}
                </ul>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Box>
    </main>
  )
}
