import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainRoutes } from '../../packages/screens/src/app/navigation.ts'
import { places } from '../../packages/screens/src/i18n/en/places.ts'
import { type Plan, Refusal, camel, pascal } from './plan.ts'

const manifest = 'packages/screens/package.json'

interface Manifest {
  readonly exports: Readonly<Record<string, string>>
}

/** Adds an entry to those of the screens, which follow the package's own in alphabetical order. */
function withEntry(text: string, entry: string, file: string): string {
  const parsed: Manifest = JSON.parse(text)
  const entries = Object.entries(parsed.exports)
  const isScreen = ([, source]: readonly [string, string]) => source.endsWith('Screen.tsx')
  const exports = Object.fromEntries([
    ...entries.filter((one) => !isScreen(one)),
    ...[...entries.filter(isScreen), [entry, file] as const].sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return `${JSON.stringify({ ...parsed, exports }, undefined, 2)}\n`
}

const view = (
  name: string,
  place: string,
  title: string,
) => `import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../app/AppShell.tsx'
import { NotYet } from '../app/NotYet.tsx'
import * as styles from './${name}.css.ts'

/** ${title}: not built yet, and says so. */
export function ${name}() {
  const { t } = useTranslation('places')
  const title = t('${place}')
  return (
    <BackPage title={title}>
      <div className={styles.page}>
        <NotYet area={title} />
      </div>
    </BackPage>
  )
}
`

const looks = `import { vars } from '@onelot/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.page,
})
`

const stories = (name: string, title: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  title: 'Screens/${title}',
  tags: ['screen', 'any-language'],
  component: ${name},
  parameters: { scenario: { world: 'member' } },
} satisfies Meta<typeof ${name}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
  },
}
`

/**
 * A screen's folder, and its entry in the package's exports. The page says that it is not built, with its name in every language.
 * @param asked a route in kebab case, `bank-cards`
 * @throws Refusal for a name that is none, that is no route, or that has its screen
 */
export function screen(root: string, asked: string): Plan {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(asked))
    throw new Refusal(`a screen is named like bank-cards: ${asked}`)
  const text = readFileSync(join(root, manifest), 'utf8')
  const { exports }: Manifest = JSON.parse(text)
  if (`./${asked}` in exports) throw new Refusal(`${manifest} exports ./${asked} already`)
  const place = plainRoutes.find((one) => one === camel(asked))
  if (place === undefined)
    throw new Refusal(
      `no route is called ${camel(asked)}: packages/screens/src/app/navigation.ts names them all`,
    )

  const name = `${pascal(asked)}Screen`
  const folder = `packages/screens/src/${asked}`
  return {
    created: {
      [`${folder}/${name}.tsx`]: view(name, place, places[place]),
      [`${folder}/${name}.css.ts`]: looks,
      [`${folder}/${name}.stories.tsx`]: stories(name, places[place]),
    },
    changed: { [manifest]: withEntry(text, `./${asked}`, `./src/${asked}/${name}.tsx`) },
    next: `give ${place} its row in packages/screens/src/screenTable.tsx: (await import('./${asked}/${name}.tsx')).${name}`,
  }
}
