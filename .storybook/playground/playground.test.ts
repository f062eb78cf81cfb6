import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asUsed } from '../docsCode.tsx'
import { compile, withImports } from './compile.ts'
import { broughtBy, linkTo, packed, unpacked } from './link.ts'
import { playgroundScope } from './scope.ts'

const storybook = new URL('https://storybook.example/onelot/iframe.html?id=any&viewMode=story#there')

describe('a link of the playground', () => {
  it('brings the code that it was made of, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (code) => {
        expect(await unpacked(broughtBy(await linkTo(code, storybook)) ?? '')).toBe(code)
      }),
      { seed: 20_261_130 },
    )
  })

  it('opens Storybook itself, below its own path, and not the frame alone', async () => {
    const link = new URL(await linkTo('<Tag>한국어 繁體</Tag>', storybook))
    expect(`${link.origin}${link.pathname}`).toBe('https://storybook.example/onelot/')
    expect(link.searchParams.get('path')).toBe('/story/playground-jsx--default')
    expect(link.hash).toBe('')
  })

  it('is refused where it was cut on its way', async () => {
    const text = await packed('<Text>Long enough to be cut in the middle of what it says</Text>')
    await expect(unpacked(text.slice(0, -6))).rejects.toThrow()
    await expect(unpacked('§')).rejects.toThrow()
  })
})

describe('code of the playground', () => {
  it('is taken with its imports, which it does not need, and keeps its lines', () => {
    const imported = "import {\n  Text,\n} from '@onelot/ui'\n\n<Text>Here</Text>"
    expect(compile(imported, playgroundScope).kind).toBe('component')
    const wrong = compile("import { Text } from '@onelot/ui'\n\n<Text>{)}</Text>", playgroundScope)
    expect(wrong.kind === 'wrong' ? wrong.why : '').toContain('(3:8)')
  })

  it('is a body with hooks too, in TypeScript', () => {
    const body = 'const [many, setMany] = useState<number>(0)\nreturn <Text>{many}</Text>'
    expect(compile(body, playgroundScope).kind).toBe('component')
  })

  it('names what it would draw, and no part of the page is hidden by an icon', () => {
    const code = '<Text>{[...new Map([[1, Infinity]]).values()].join()}</Text>'
    expect(compile(code, playgroundScope).kind).toBe('component')
    expect(playgroundScope.has('Map')).toBe(false)
  })

  it('has the icons that a browser has a name like, and every hook', () => {
    const code =
      "const [one] = useReducer(() => 'x', 'x')\nreturn <><Icon icon={History} /><Icon icon={Lock} />{one}</>"
    expect(compile(code, playgroundScope).kind).toBe('component')
    expect(withImports(code, playgroundScope)).toContain("import { History, Lock } from 'lucide-react'")
  })

  it('is copied with an import of each name, once, and of none that is a text alone', () => {
    const code =
      'import { Text } from \'@onelot/ui\'\n\n<Stack gap="x1"><Text>Search {useId()}</Text><Icon icon={Plus} /></Stack>'
    expect(withImports(code, playgroundScope)).toBe(
      [
        "import { useId } from 'react'",
        "import { Icon, Stack, Text } from '@onelot/ui'",
        "import { Plus } from 'lucide-react'",
        '',
        '<Stack gap="x1"><Text>Search {useId()}</Text><Icon icon={Plus} /></Stack>',
        '',
      ].join('\n'),
    )
  })
})

it('a page of a widget shows the widget itself where its story holds its value', () => {
  const story = '<Controlled\n  key="false"\n  checked={false}\n  label="Hide amounts"\n/>'
  expect(asUsed(story, 'Switch')).toBe('<Switch\n  checked={false}\n  label="Hide amounts"\n/>')
  expect(asUsed('<Controlled key={1}>\n  <p key="a" />\n</Controlled>', 'Tabs')).toBe(
    '<Tabs>\n  <p key="a" />\n</Tabs>',
  )
})
