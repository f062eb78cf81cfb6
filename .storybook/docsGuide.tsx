import { Fragment } from 'react'
import type { WidgetDocs } from '../packages/ui/src/widgetDocs.ts'
import { Advice, Columns, List, Section, Table, Terms, Words } from './docsLook.tsx'
import { Anatomy } from './docsAnatomy.tsx'
import type { DocsStory } from './docsFrame.tsx'
import { pageOf } from './widgetPages.ts'

/** The sections of a widget's page before its props. */
export function WidgetGuide({ docs, story }: { docs: WidgetDocs; story: DocsStory }) {
  const { notFor, dos, donts, accessibility, related } = docs
  return (
    <>
      <Section title="When something else fits better">
        <List items={notFor} />
      </Section>
      <Section title="Anatomy">
        <Anatomy docs={docs} story={story} />
      </Section>
      <Section title="Do and don’t">
        <Columns>
          <Advice good>
            <h3>✓ Do</h3>
            <List items={dos} />
          </Advice>
          <Advice good={false}>
            <h3>✕ Don’t</h3>
            <List items={donts} />
          </Advice>
        </Columns>
      </Section>
      <Accessibility {...accessibility} />
      <Section title="Related">
        <Related names={related} />
      </Section>
    </>
  )
}

function Accessibility({ role, keys, announces }: WidgetDocs['accessibility']) {
  return (
    <Section title="Accessibility">
      <Terms>
        <dt>Role and name</dt>
        <dd>
          <Words text={role} />
        </dd>
        <dt>Announced</dt>
        <dd>
          <Words text={announces} />
        </dd>
        <dt>Keys</dt>
        <dd>{keys.length === 0 ? 'None: nothing in it takes the focus.' : <Keys keys={keys} />}</dd>
      </Terms>
    </Section>
  )
}

function Keys({ keys }: Pick<WidgetDocs['accessibility'], 'keys'>) {
  return (
    <Table>
      <tbody>
        {keys.map(({ press, does }) => (
          <tr key={press}>
            <th scope="row">{press}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Related({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? '' : ' · '}
      <a href={pageOf(name)?.href} target="_top">
        {name}
      </a>
    </Fragment>
  ))
}
