import { Source } from '@storybook/addon-docs/blocks'
import { Fragment, useRef } from 'react'
import { styled, useTheme } from 'storybook/theming'
import { importsOfUi, tokensOfWidgets } from 'virtual:widget-facts'
import type { DocsStory } from './docsFrame.tsx'
import { Codes, Muted, Section, Terms } from './docsLook.tsx'
import { openPlayground } from './playground/open.ts'
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

/** A story wraps a widget whose value a screen holds, with a key that begins it anew: neither is for somebody who uses the widget. */
export const asUsed = (code: string, widget: string): string =>
  code
    .replaceAll(/(<\/?)Controlled\b/g, `$1${widget}`)
    .replaceAll(new RegExp(`(<${widget})\\s+key=(?:"[^"]*"|\\{[^}]*\\})`, 'g'), '$1')

/** Data in a story's arguments may be long. */
const Capped = styled.div({ '& pre': { maxBlockSize: 320, overflow: 'auto' } })

const Edit = styled.button(({ theme }) => ({
  minBlockSize: 44,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: theme.color.secondary,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}))

/** The chosen story as code, with what it imports. It follows the table of props. */
export function Code({ story, widget }: { story: DocsStory; widget: string }) {
  const { base } = useTheme()
  const shown = useRef('')
  const transform = (source: string) => {
    const code = asUsed(source, widget)
    const lines = importLines(code)
    shown.current = lines === '' ? code : `${lines}\n${code}`
    return shown.current
  }
  return (
    <>
      <Capped>
        <Source
          key={story.id}
          of={story.moduleExport as object}
          dark={base === 'dark'}
          language="tsx"
          transform={transform}
        />
      </Capped>
      <Edit onClick={() => openPlayground(shown.current)}>Edit in the playground</Edit>
    </>
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
