import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plan, Refusal, camel, pascal } from './plan.ts'
import { type ListedScreen, listedScreen } from './screenList.ts'

const list = 'packages/screens/src/definitions.ts'

const definition = ({ name, path, access, title, flags }: ListedScreen) =>
  `import { defineScreen } from '../definition/defineScreen.ts'

export const screen = defineScreen({
  name: '${name}',
  path: '${path}',
  access: '${access}',
${flags.map((flag) => `  ${flag}: true,\n`).join('')}  title: { en: '${title[0]}', kor: '${title[1]}', tw: '${title[2]}' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
`

const entry = (
  component: string,
) => `import { type ScreenChunk, screenChunk } from '../definition/screenChunk.tsx'
import { ${component} } from './${component}.tsx'

export { ${component} }

export const chunk: ScreenChunk = screenChunk(${component})
`

const english = (name: string) => `export const ${name} = {
  empty: 'Nothing here yet',
} as const
`

const translated = (name: string, empty: string) => `import type { Translated } from '../../i18n/resources.ts'
import type { ${name} as en } from './en.ts'

export const ${name} = {
  empty: '${empty}',
} satisfies Translated<typeof en>
`

const view = ({ name, path }: ListedScreen, component: string) => `import { EmptyState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { BackPage } from '../shell/BackPage.tsx'
import * as styles from './${component}.css.ts'

/** ${path} */
export function ${component}() {
  const { t } = useTranslation('${name}')
  return (
    <BackPage title={useTitleOf()('${name}')}>
      <div className={styles.page}>
        <EmptyState title={t('empty')} />
      </div>
    </BackPage>
  )
}
`

const looks = `import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.page,
})
`

const stories = ({ name, title: [title] }: ListedScreen, component: string) =>
  `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${component} } from './${component}.tsx'

const meta = {
  title: 'Screens/${title}',
  tags: ['screen', 'autodocs'],
  component: ${component},
  parameters: {
    purpose: 'Says here in one sentence what the screen is for.',
    scenario: { screen: '${name}', world: 'member' },
  },
} satisfies Meta<typeof ${component}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
`

/**
 * A screen's folder: its definition, messages, component, styles and story. Its line of the list of screens, which marked it as not built,
 * leads there from now on.
 * @param asked a screen of the list in kebab case, `bank-cards`
 * @throws Refusal for a name that is none, that the list lacks, or that has its screen
 */
export function screen(root: string, asked: string): Plan {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(asked))
    throw new Refusal(`a screen is named like bank-cards: ${asked}`)
  const text = readFileSync(join(root, list), 'utf8')
  const listed = listedScreen(text, camel(asked))
  if (listed === 'built') throw new Refusal(`${list} has the screen of ${camel(asked)} already`)
  if (listed === undefined)
    throw new Refusal(`no screen is called ${camel(asked)}: ${list} lists them all, with their routes`)

  const component = `${pascal(asked)}Screen`
  const folder = `packages/screens/src/${asked}`
  return {
    created: {
      [`${folder}/screen.ts`]: definition(listed),
      [`${folder}/index.ts`]: entry(component),
      [`${folder}/messages/en.ts`]: english(listed.name),
      [`${folder}/messages/kor.ts`]: translated(listed.name, '아직 아무것도 없어요'),
      [`${folder}/messages/tw.ts`]: translated(listed.name, '目前沒有內容'),
      [`${folder}/${component}.tsx`]: view(listed, component),
      [`${folder}/${component}.css.ts`]: looks,
      [`${folder}/${component}.stories.tsx`]: stories(listed, component),
    },
    changed: {
      [list]: text.replace(listed.line, `export { screen as ${listed.name} } from './${asked}/screen.ts'\n`),
    },
    next: `describe what a person does there in ${folder}/${component}.tsx`,
  }
}
