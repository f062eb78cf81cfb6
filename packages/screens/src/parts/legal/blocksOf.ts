import type { ProseBlock } from '@onelot/ui'

/** A text by its lines: `# heading`, `- item` of a list, else a paragraph. Empty lines only separate. */
export function blocksOf(text: string): readonly ProseBlock[] {
  const blocks: ProseBlock[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items })
    items = []
  }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('- ')) {
      items.push(line.slice(2))
      continue
    }
    endList()
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) })
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line })
  }
  endList()
  return blocks
}
