import { refusals as en } from '@onelot/api-client/texts/en'
import { type RefusalCode, type RefusalGroup, refusalGroups } from '@onelot/domain'
import { useState } from 'react'
import { Muted, Section, Table } from './docsLook.tsx'
import { type RefusalOfStory, refusalsOfStories } from './refusals.ts'
import { sentenceOf } from './refusalTexts.ts'

const sections: readonly (readonly [RefusalGroup, string])[] = [
  ['account', 'Account'],
  ['passwords', 'Passwords'],
  ['verification', 'Verification'],
  ['cards', 'Bank accounts'],
  ['money', 'Money'],
  ['loan', 'Loan'],
  ['trading', 'Trading'],
  ['checkIn', 'Check-in'],
  ['other', 'Other'],
  ['guards', 'Conditions and input'],
  ['further', 'Further'],
  ['watching', 'Watchlist and alerts'],
]

const capitalised = (words: string) => words.replace(/^[a-z]/, (first) => first.toUpperCase())

/** `screens-login--refuses-a-wrong-password` as `Login: Refuses a wrong password`. */
const nameOf = (id: string): string => {
  const [component = '', story = ''] = id.split('--')
  const subject = component.split('-').slice(1).join(' ')
  return `${capitalised(subject)}: ${capitalised(story.replaceAll('-', ' '))}`
}

const storiesOf = (code: RefusalCode) => refusalsOfStories.filter((entry) => entry.code === code)

function Stories({ entries }: { entries: readonly RefusalOfStory[] }) {
  if (entries.length === 0) return <Muted>None yet.</Muted>
  return entries.map(({ story, cause }) => (
    <div key={story}>
      <a href={`./?path=/story/${story}`} target="_top">
        {nameOf(story)}
      </a>{' '}
      {cause === 'fault' ? <Muted>by a fault</Muted> : null}
    </div>
  ))
}

function Group({ codes }: { codes: readonly RefusalCode[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Text for the reader</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td>{sentenceOf(code, en.refusals)}</td>
            <td>
              <Stories entries={storiesOf(code)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const shown = ['all', 'with', 'without'] as const
type Shown = (typeof shown)[number]
const shownTitles: Readonly<Record<Shown, string>> = {
  all: 'All codes',
  with: 'That a story shows',
  without: 'That no story shows',
}

const isShown = (code: RefusalCode, which: Shown) =>
  which === 'all' || storiesOf(code).length > 0 === (which === 'with')

/** Every refusal of the rules by its group, with the stories in which the broker answered it. */
export function RefusalIndex() {
  const [which, show] = useState<Shown>('all')
  const groups = sections
    .map(([group, title]) => {
      const codes: readonly RefusalCode[] = refusalGroups[group]
      return { title, codes: codes.filter((code) => isShown(code, which)) }
    })
    .filter(({ codes }) => codes.length > 0)
  return (
    <>
      <div className="sb-unstyled" role="group" aria-label="Codes">
        {shown.map((one) => (
          <label key={one} style={{ marginInlineEnd: '1em' }}>
            <input type="radio" name="codes" checked={one === which} onChange={() => show(one)} />{' '}
            {shownTitles[one]}
          </label>
        ))}
      </div>
      {groups.map(({ title, codes }) => (
        <Section key={title} title={`${title} (${String(codes.length)})`}>
          <Group codes={codes} />
        </Section>
      ))}
    </>
  )
}
