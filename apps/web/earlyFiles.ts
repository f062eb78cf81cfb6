import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnLanguage } from '@onelot/domain'
import { type Plugin, type Rolldown, minifySync } from 'vite'
import { type EarlyFiles, askEarly } from './src/boot/earlyFiles.ts'

/** What most starts open: folders of screens by path. */
const screens = {
  '/login/login': 'member/login',
  '/home/index': 'site/home',
  '/market/index': 'market/market',
  '/market/stockDetail': 'market/stock-detail',
}
/** What they fetch once they are drawn: the chart of a stock. */
const later: Readonly<Record<string, string>> = {
  '/market/stockDetail': '/screens/src/market/stock-detail/engine.ts',
}

/** @throws Error where a build lacks one of the modules */
function tableOf(bundle: Rolldown.OutputBundle): EarlyFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = (module: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (found === undefined) throw new Error(`the build has no chunk of ${module}`)
    return found
  }
  /** What it imports at once, in the order in which it is needed. */
  const needed = (modules: readonly string[]): readonly string[] => {
    const names = new Set(modules.map((module) => chunkOf(module).fileName))
    for (const name of names)
      for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(next)
    const styles = [...names].flatMap((name) => [
      ...(chunks.find(({ fileName }) => fileName === name)?.viteMetadata?.importedCss ?? []),
    ])
    return [...names, ...styles]
  }
  /** The page asks for them itself. */
  const asked = new Set(
    needed(['/apps/web/index.html', '/src/startApp.tsx']).filter((file) => file.endsWith('.js')),
  )
  const files: string[] = []
  const placeOf = (file: string): number => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const filesOf = (folder: string, language: OwnLanguage) =>
    needed([
      `/screens/src/${folder}/index.ts`,
      `/screens/src/${folder}/messages/${language}.ts`,
      `/screens/src/base/i18n/languages/${language}.ts`,
      '/src/startApp.tsx',
    ])
      .filter((file) => !asked.has(file))
      .map(placeOf)
  const table = Object.entries(screens).map(([path, folder]) => {
    const [en, kor, tw] = [filesOf(folder, 'en'), filesOf(folder, 'kor'), filesOf(folder, 'tw')]
    const all = en.filter((place) => kor.includes(place) && tw.includes(place))
    const own = (places: readonly number[]) => places.filter((place) => !all.includes(place))
    const chunk = later[path]
    const drawn = needed(chunk === undefined ? [] : [chunk])
      .filter((file) => !asked.has(file))
      .map(placeOf)
      .filter((place) => !all.includes(place))
    return [path, { all, en: own(en), kor: own(kor), tw: own(tw), later: drawn }] as const
  })
  return { files, screens: Object.fromEntries(table) }
}

/** A classic script in the page, a few hundred bytes that arrive before the app's: it asks for the files of the first screen (`askEarly`). */
export function earlyFiles(): Plugin {
  let script = { file: '', code: '' }
  return {
    name: 'onelot:early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const { code } = minifySync(
          'early.js',
          `(${askEarly.toString()})(${JSON.stringify(tableOf(bundle))})`,
        )
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
        script = { file: `assets/early-${hash}.js`, code }
        return [{ tag: 'script', attrs: { async: true, src: `./${script.file}` }, injectTo: 'head-prepend' }]
      },
    },
    async writeBundle({ dir }) {
      await writeFile(join(dir ?? '', script.file), script.code)
    },
  }
}
