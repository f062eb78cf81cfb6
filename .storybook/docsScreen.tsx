import type { Endpoint, RefusalCodeOnWire } from '@onelot/api-client'
import { refusals as en } from '@onelot/api-client/texts/en'
import { refusals as kor } from '@onelot/api-client/texts/kor'
import { refusals as tw } from '@onelot/api-client/texts/tw'
import { type Language, type OwnLanguage, inLanguage } from '@onelot/domain'
import type { Query, ScreenName } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import type { Globals } from 'storybook/internal/types'
import { callsOfScreen } from './askedOf.ts'
import type { DocsStory } from './docsFrame.tsx'
import { Codes, Muted, Section, Table, Terms } from './docsLook.tsx'
import { queryOf } from './firstReads.ts'
import { languageIn } from './language.ts'
import { sentenceOf } from './refusalTexts.ts'
import type { Scenario } from './scenarioTypes.ts'
import { usualReader } from './usualReader.ts'

const refusalTexts: Readonly<Record<OwnLanguage, Readonly<Record<string, string>>>> = {
  en: en.refusals,
  kor: kor.refusals,
  tw: tw.refusals,
}

interface ScreenGuideProps {
  story: DocsStory
  globals: Globals
}

/** The route and the calls of a screen, read from its definition, its imports and the contract. */
export function ScreenGuide({ story, globals }: ScreenGuideProps) {
  const scenario: Scenario | undefined = story.parameters.scenario
  const screen = scenario?.screen
  if (screen === undefined) return null
  const calls = callsOfScreen(screen)
  if (calls === undefined) return null
  const reads = calls.filter(({ kind }) => kind === 'read')
  const writes = calls.filter(({ kind }) => kind === 'write')
  return (
    <>
      <Route name={screen} query={queryOf(story.initialArgs)} />
      <Calls title="Reads" calls={reads} none="Nothing: what it shows comes with the app." />
      <Calls title="Commands" calls={writes} none="None: it changes nothing at the broker." />
      <Refusals calls={calls} language={languageIn(globals)} />
    </>
  )
}

function Route({ name, query }: { name: ScreenName; query: Query }) {
  const { path, access, title, tab, keepAlive, entry, reads } = screenNamed(name)
  const first = reads?.({ query, ...usualReader }).map((read) => read.path) ?? []
  return (
    <Section title="Route">
      <Terms>
        <dt>Address</dt>
        <dd>
          <code>#{path}</code>
        </dd>
        <dt>Opened with</dt>
        <dd>{Object.keys(query).length === 0 ? 'Nothing.' : <Codes texts={Object.keys(query)} />}</dd>
        <dt>Name for links</dt>
        <dd>
          <code>{name}</code>
        </dd>
        <dt>Title</dt>
        <dd>{[title.en, title.kor, title.tw].join(' · ')}</dd>
        <dt>Who may enter</dt>
        <dd>{access === 'member' ? 'Members; a guest is asked to log in.' : 'Anyone.'}</dd>
        <dt>Kept</dt>
        <dd>
          {keepAlive
            ? 'Stays mounted, hidden, while another screen shows.'
            : 'Created again each time it opens.'}
        </dd>
        {tab ? (
          <>
            <dt>Tab bar</dt>
            <dd>It is an entry.</dd>
          </>
        ) : null}
        {entry ? (
          <>
            <dt>Logging in</dt>
            <dd>Part of it: the way back never returns here.</dd>
          </>
        ) : null}
        <dt>Reads sent before its script</dt>
        <dd>{first.length === 0 ? 'Nothing.' : <Codes texts={first} />}</dd>
      </Terms>
    </Section>
  )
}

function Calls({ title, calls, none }: { title: string; calls: readonly Endpoint[]; none: string }) {
  return (
    <Section title={title}>
      {calls.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table>
          <tbody>
            {calls.map(({ path, summary, access }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>
                  {summary} {access === 'member' ? <Muted>Members only.</Muted> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}

function Refusals({ calls, language }: { calls: readonly Endpoint[]; language: Language }) {
  const codes = [...new Set(calls.flatMap(({ refusals }) => refusals))].sort()
  const by = (code: RefusalCodeOnWire) =>
    calls.filter(({ refusals }) => refusals.includes(code)).map(({ path }) => path)
  return (
    <Section title="Refusals">
      {codes.length === 0 ? (
        <p>No rule refuses its calls.</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Text for the reader</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{sentenceOf(code, inLanguage(refusalTexts, language))}</td>
                <td>
                  <Codes texts={by(code)} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p>
        <Muted>
          Any call may also be refused as <code>VALIDATION</code>, <code>TOO_FREQUENT</code> or{' '}
          <code>SYSTEM_BUSY</code>. The toolbar’s menu Refusal shows the screen under each code.
        </Muted>
      </p>
    </Section>
  )
}
