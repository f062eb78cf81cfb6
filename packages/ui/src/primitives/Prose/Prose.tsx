import type { ReactNode } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import type { Rest } from '../rest.ts'
import * as styles from './Prose.css.ts'
import type { ProseBlock } from './proseBlocks.ts'

interface ProseLook extends Rest<'div', 'children'> {
  /** The level of its headings, under the title of the screen. @defaultValue 'h2' */
  level?: 'h2' | 'h3'
}
interface ProseOfBlocks extends ProseLook {
  /** The text as data, in its order. */
  blocks: readonly ProseBlock[]
  children?: never
}
interface ProseOfChildren extends ProseLook {
  blocks?: never
  /** Headings, paragraphs, lists and links as elements; their look is that of the text. */
  children: ReactNode
}
export type ProseProps = ProseOfBlocks | ProseOfChildren

/** A text that is read through: news, terms, an explanation. It takes no markup as text. */
export function Prose({ level = 'h2', blocks, children, ...rest }: ProseProps) {
  return (
    <div {...rest} className={styles.prose}>
      {blocks === undefined
        ? children
        : blocks.map((block, index) => <BlockText key={index} block={block} level={level} />)}
    </div>
  )
}

function BlockText({ block, level: Heading }: { block: ProseBlock; level: 'h2' | 'h3' }) {
  const { locale } = useTheme()
  switch (block.kind) {
    case 'heading':
      return <Heading>{block.text}</Heading>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list': {
      const List = block.ordered === true ? 'ol' : 'ul'
      return (
        <List role="list">
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </List>
      )
    }
    case 'terms':
      return (
        <dl>
          {block.terms.flatMap(({ term, text }, index) => [
            <dt key={`${String(index)}-term`}>{term}</dt>,
            <dd key={`${String(index)}-text`}>{text}</dd>,
          ])}
        </dl>
      )
    case 'date':
      return (
        <p className={styles.date}>
          {block.label === undefined ? null : <span>{`${block.label} `}</span>}
          <time dateTime={block.date}>
            {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
              Date.parse(block.date),
            )}
          </time>
        </p>
      )
  }
}
