import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plan, Refusal, camel, sentence } from './plan.ts'

const shelves: Readonly<Record<string, string>> = { primitives: 'Primitives', finance: 'Finance' }
const index = 'packages/ui/src/index.ts'

interface Exported {
  readonly path: string
  readonly start: number
}

const exportsOf = (text: string): readonly Exported[] =>
  [...text.matchAll(/^export (?:type )?\{[^}]*\} from '(\.\/[^']+)'$/gm)].map((match) => ({
    path: match[1] ?? '',
    start: match.index,
  }))

/** Adds an export to those of its folder, in alphabetical order. */
function withExport(text: string, shelf: string, name: string, statement: string): string {
  const folders = exportsOf(text).filter(
    ({ path }) => path.split('/')[1] === shelf && path.split('/').length > 3,
  )
  const after = folders.find(
    ({ path }) => (path.split('/')[2] ?? '') > name && /^[A-Z]/.test(path.split('/')[2] ?? ''),
  )
  if (after) return `${text.slice(0, after.start)}${statement}\n${text.slice(after.start)}`
  const last = folders.at(-1)
  if (!last) throw new Error(`${index} exports nothing from ${shelf}`)
  const end = text.indexOf('\n', text.indexOf(`'${last.path}'`, last.start)) + 1
  return `${text.slice(0, end)}${statement}\n${text.slice(end)}`
}

const view = (name: string, primitives: string) => `import type { Rest } from '${primitives}/rest.ts'
import * as styles from './${name}.css.ts'

export interface ${name}Props extends Rest<'section', 'aria-label'> {
  /** Its name for screen readers. */
  label: string
}

/** A section with its own name. */
export function ${name}({ label, children, ...rest }: ${name}Props) {
  return (
    <section {...rest} aria-label={label} className={styles.root}>
      {children}
    </section>
  )
}
`

const looks = `import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ padding: vars.space.x4, color: vars.colour.text })
`

const stories = (
  name: string,
  shelf: string,
  primitives: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '${primitives}/Text/Text.tsx'
import { ${name} } from './${name}.tsx'

const meta = {
  title: '${shelves[shelf] ?? ''}/${name}',
  tags: ['widget', 'autodocs'],
  component: ${name},
  args: { label: '${sentence(name)}', children: <Text as="p">${sentence(name)}</Text> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${sentence(name)}' })).toBeVisible()
  },
}
export const Playground: Story = {}
export const LongText: Story = { args: { children: <Text as="p">{'평가금액은 지금 가격으로 계산해요. '.repeat(12)}</Text> } }
`

const docs = () => `import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Groups what belongs together under a name of its own for screen readers.',
  notFor: ['For a surface that stands out from the page, \`Card\`.'],
  anatomy: [{ part: 'Content', is: 'what is put into it, with space around' }],
  dos: ['Name it by what is in it.'],
  donts: ['Put one into another: a region in a region is read twice.'],
  accessibility: {
    role: 'A region, named by \`label\`.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['Card', 'Stack'],
}
`

/**
 * A widget's folder with its page, and its line in the package's index.
 * @param asked `PriceAlert`, or `finance/PriceAlert` for one about money
 * @throws Refusal for a name that is none, or that something has already
 */
export function widget(root: string, asked: string): Plan {
  const [shelf, name, ...more] = asked.includes('/') ? asked.split('/') : ['primitives', asked]
  if (shelf === undefined || !(shelf in shelves) || more.length > 0)
    throw new Refusal(`a widget belongs to primitives or finance: ${asked}`)
  if (name === undefined || !/^[A-Z][a-zA-Z\d]+$/.test(name))
    throw new Refusal(`a widget is named like PriceAlert, in capitals without signs: ${asked}`)
  const text = readFileSync(join(root, index), 'utf8')
  if (new RegExp(`\\b(${name}|${name}Props)\\b`).test(text))
    throw new Refusal(`${index} exports ${name} already`)

  const folder = `packages/ui/src/${shelf}/${name}`
  const primitives = shelf === 'primitives' ? '..' : '../../primitives'
  const statement = `export { ${name}, type ${name}Props } from './${shelf}/${name}/${name}.tsx'`
  return {
    created: {
      [`${folder}/${name}.tsx`]: view(name, primitives),
      [`${folder}/${name}.css.ts`]: looks,
      [`${folder}/${name}.stories.tsx`]: stories(name, shelf, primitives),
      [`${folder}/${name}.docs.ts`]: docs(),
    },
    changed: { [index]: withExport(text, shelf, name, statement) },
    next: `say in ${folder}/${name}.tsx what ${camel(name)} is for, and in ${name}.docs.ts; then accept how it is read and looks: npm run stories -- ${folder} -u && npm run visual -- --update`,
  }
}
