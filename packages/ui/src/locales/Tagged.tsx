import { Fragment, type ReactNode } from 'react'

export interface TaggedProps<Tag extends string> {
  /** A message with parts between tags: `I accept the <link>user agreement</link>.` Each language puts them where its grammar wants them. */
  text: string
  /** Draws the part between `<link>` and `</link>`, by the tag's name. A tag without a line here is shown as it is written. */
  parts: Readonly<Record<Tag, (inside: string) => ReactNode>>
  /** Draws what is between the parts. @defaultValue as text */
  rest?: (text: string) => ReactNode
}

/** A sentence with a link, or anything else that a component draws, in its middle. */
export function Tagged<Tag extends string>({ text, parts, rest = (plain) => plain }: TaggedProps<Tag>) {
  const isTag = (name: string | undefined): name is Tag => name !== undefined && Object.hasOwn(parts, name)
  const drawn: ReactNode[] = []
  let end = 0
  const pushRest = (to: number) => {
    if (to > end) drawn.push(rest(text.slice(end, to)))
  }
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    const [whole, name, inside = ''] = match
    if (!isTag(name)) continue
    pushRest(match.index)
    drawn.push(parts[name](inside))
    end = match.index + whole.length
  }
  pushRest(text.length)
  return drawn.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
