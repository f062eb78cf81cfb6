import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { detailScreen } from './detailScreen.ts'
import { formScreen } from './formScreen.ts'
import { listScreen } from './listScreen.ts'
import { type Plan, Refusal, camel, inArea, pascal, sentence } from './plan.ts'
import type { ScreenKind, ScreenNames } from './screenKind.ts'
import { withScreenOf } from './screenList.ts'

const screens = 'packages/screens/src'
const list = `${screens}/definitions.ts`
const refusals = '.storybook/refusals.json'

const kinds: Readonly<Record<string, ScreenKind>> = {
  form: formScreen,
  list: listScreen,
  detail: detailScreen,
}
export const screenKinds = Object.keys(kinds)

function definition({ name, path, title }: ScreenNames, { firstRead }: ScreenKind): string {
  const reads =
    firstRead === undefined
      ? ''
      : `  reads: () => [firstRead<typeof ${firstRead.endpoint}>('${firstRead.path}', 'member', ${firstRead.request})],\n`
  const imports =
    firstRead === undefined
      ? "import { defineScreen } from '../../base/definition/defineScreen.ts'\n"
      : `import type { ${firstRead.endpoint} } from '@onelot/api-client'
${firstRead.imports ?? ''}import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'
`
  return `${imports}
export const screen = defineScreen({
  name: '${name}',
  path: '${path}',
  access: 'member',
  title: { en: '${title}', kor: '${title}', tw: '${title}' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
${reads}  load: () => import('./index.ts'),
})
`
}

const entry = (
  component: string,
) => `import { type ScreenChunk, screenChunk } from '../../base/definition/screenChunk.tsx'
import { ${component} } from './${component}.tsx'

export { ${component} }

export const chunk: ScreenChunk = screenChunk(${component})
`

const textsIn = ({ messages }: ScreenKind, language: 'en' | 'kor' | 'tw') =>
  Object.entries(messages)
    .map(([key, texts]) => `  ${key}: '${texts[language]}',\n`)
    .join('')

const english = (name: string, kind: ScreenKind) => `export const ${name} = {
${textsIn(kind, 'en')}} as const
`

const translated = (
  name: string,
  kind: ScreenKind,
  language: 'kor' | 'tw',
) => `import type { Translated } from '../../../base/i18n/resources.ts'
import type { ${name} as en } from './en.ts'

export const ${name} = {
${textsIn(kind, language)}} satisfies Translated<typeof en>
`

function stories(names: ScreenNames, subject: string, kind: ScreenKind): string {
  const { name, component } = names
  const { imports, world, text } = kind.stories(names)
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
${imports}import { ${component} } from './${component}.tsx'

const meta = {
  title: 'Screens/${subject}',
  tags: ['screen', 'autodocs'],
  component: ${component},
  parameters: {
    purpose: 'Says here in one sentence what the screen is for.',
    scenario: { screen: '${name}', world: '${world}' },
  },
} satisfies Meta<typeof ${component}>
export default meta
type Story = StoryObj<typeof meta>
${text}`
}

interface RefusedStory {
  readonly story: string
  readonly code: string
  readonly cause: string
}

/** The accepted refusals of all stories, in the order in which `npm run stories -- -u` writes them. */
function withRefusals(text: string, subject: string, { refused }: ScreenKind): string {
  const before = JSON.parse(text) as readonly RefusedStory[]
  const id = `screens-${subject.toLowerCase().replaceAll(' ', '-')}`
  const added = Object.entries(refused).map(([story, code]) => ({
    story: `${id}--${story}`,
    code,
    cause: 'fault',
  }))
  const keyOf = ({ story, code }: RefusedStory) => `${story} ${code}`
  return JSON.stringify([...before, ...added].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en')))
}

/**
 * A screen's folder: its definition, messages, component and stories. The list of screens gets a line; the refusals of its stories are
 * accepted.
 * @param path its area and its name in kebab case, `member/bank-cards`
 * @throws Refusal for a name that is none or that the list has, and for a kind that there is not
 */
export function screen(root: string, path: string, kindName = 'detail'): Plan {
  const kind = kinds[kindName]
  if (kind === undefined) throw new Refusal(`a screen is a ${screenKinds.join(', a ')}: ${kindName}`)
  return screenOf(root, path, kind)
}

/** The same, of a kind that is no choice of its own. @throws Refusal likewise */
export function screenOf(root: string, path: string, kind: ScreenKind): Plan {
  const { area, name: asked } = inArea('screen', 'member/bank-cards', path)
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(asked))
    throw new Refusal(`a screen is named like member/bank-cards: ${path}`)
  const name = camel(asked)
  const listed = withScreenOf(readFileSync(join(root, list), 'utf8'), area, asked, name)
  if (listed === undefined) throw new Refusal(`${list} has the screen of ${name} already`)

  const subject = sentence(asked)
  const component = `${pascal(asked)}Screen`
  const names = { name, path: `/home/${name}`, title: subject, pascal: pascal(asked), component }
  const folder = `${screens}/${area}/${asked}`
  return {
    created: {
      [`${folder}/screen.ts`]: definition(names, kind),
      [`${folder}/index.ts`]: entry(component),
      [`${folder}/messages/en.ts`]: english(name, kind),
      [`${folder}/messages/kor.ts`]: translated(name, kind, 'kor'),
      [`${folder}/messages/tw.ts`]: translated(name, kind, 'tw'),
      [`${folder}/${component}.tsx`]: kind.view(names),
      [`${folder}/${component}.stories.tsx`]: stories(names, subject, kind),
    },
    changed: {
      [list]: listed,
      ...(Object.keys(kind.refused).length === 0
        ? {}
        : { [refusals]: withRefusals(readFileSync(join(root, refusals), 'utf8'), subject, kind) }),
    },
    next: `give it its route and its titles in ${folder}/screen.ts, and the endpoint of its own in ${component}.tsx`,
  }
}
