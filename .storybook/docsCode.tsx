import { Source } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import { styled, useTheme } from 'storybook/theming'
import { importsOfUi, tokensOfWidgets } from 'virtual:widget-facts'
import type { DocsStory } from './docsFrame.tsx'
import { Codes, Muted, Section, Terms } from './docsLook.tsx'
import { nameOf } from './widgetPages.ts'

/** The lines that import what a piece of code takes from ui, one of each entry. */
export function importLines(code: string): string {
  const words = [...new Set(code.match(/\b[A-Za-z]\w*\b/g))].sort()
  return [...new Set(Object.values(importsOfUi))]
    .map((entry) => [entry, words.filter((word) => importsOfUi[word] === entry)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([entry, names]) => `import { ${names.join(', ')} } from '${entry}'\n`)
    .join('')
}

/** Data in a story's arguments may be long. */
const Capped = styled.div({ '& pre': { maxBlockSize: 320, overflow: 'auto' } })

/** The chosen story as code, with what it imports. It follows the table of props. */
export function Code({ story }: { story: DocsStory }) {
  const { base } = useTheme()
  const transform = (code: string) => {
    const lines = importLines(code)
    return lines === '' ? code : `${lines}\n${code}`
  }
  return (
    <Capped>
      <Source
        key={story.id}
        of={story.moduleExport as object}
        dark={base === 'dark'}
        language="tsx"
        transform={transform}
      />
    </Capped>
  )
}

/** The tokens that its own styles name, by kind. */
export function Tokens({ fileName }: { fileName: unknown }) {
  const tokens = typeof fileName === 'string' ? (tokensOfWidgets[nameOf(fileName)] ?? []) : []
  const kindOf = (token: string) => token.split('.')[0] ?? token
  return (
    <Section title="Tokens">
      {tokens.length === 0 ? (
        <p>None of its own: its styles are those of the widgets that it is made of.</p>
      ) : (
        <>
          <Terms>
            {[...new Set(tokens.map(kindOf))].map((kind) => (
              <Fragment key={kind}>
                <dt>{kind}</dt>
                <dd>
                  <Codes texts={tokens.filter((token) => kindOf(token) === kind)} />
                </dd>
              </Fragment>
            ))}
          </Terms>
          <p>
            <Muted>Read from its styles. What is inside it has a page of its own.</Muted>
          </p>
        </>
      )}
    </Section>
  )
}
