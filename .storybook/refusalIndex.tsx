import { refusals as en } from '@onelot/api-client/texts/en'
import { type RefusalCode, type RefusalGroup, refusalGroups } from '@onelot/domain'
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

function Stories({ entries }: { entries: readonly RefusalOfStory[] }) {
  if (entries.length === 0) return <Muted>None yet.</Muted>
  return entries.map(({ story, cause }) => (
    <div key={story}>
      <a href={`./?path=/story/${story}`} target="_top">
        {story}
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
              <Stories entries={refusalsOfStories.filter((entry) => entry.code === code)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Every refusal of the rules, with the stories in which the broker answered it. */
export const RefusalIndex = () =>
  sections.map(([group, title]) => (
    <Section key={group} title={title}>
      <Group codes={refusalGroups[group]} />
    </Section>
  ))
