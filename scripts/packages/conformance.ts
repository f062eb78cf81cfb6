import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, build } from 'vite'
import { callsOfScreens } from '../conformance/screenTable.ts'
import { root, staging, tarballs, versions } from './published.ts'
import { must } from './stage.ts'

const name = '@onelot/conformance'
const entry = join(root, 'scripts/conformance/main.ts')

/** What screens call is read from their sources, which are not packed: it is written down as it is now. */
const screenTable = (): Plugin => ({
  name: 'onelot:screen-table',
  load: (id) =>
    id.endsWith('/conformance/screenTable.ts')
      ? `export const callsOfScreens = () => ${JSON.stringify(callsOfScreens())}`
      : undefined,
})

/** The version of the contract that it tries a back end against. */
function manifest() {
  const version = versions['@onelot/api-client']
  return {
    name,
    version,
    description: 'Tries a back end against the contract of Onelot, in numbered cases.',
    license: 'MIT',
    type: 'module',
    bin: { conformance: 'main.js' },
    files: ['main.js', 'LICENSES.txt'],
    engines: { node: '>=20' },
    publishConfig: { access: 'public' },
  }
}

/** Builds and packs the command as one file that needs nothing but Node. Returns its tarball. */
export async function packConformance(): Promise<string> {
  const stage = join(staging, 'node_modules', name)
  mkdirSync(tarballs, { recursive: true })
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [screenTable()],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: stage,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js', banner: '#!/usr/bin/env node' } },
    },
  })
  writeFileSync(join(stage, 'LICENSES.txt'), licencesIn(built))
  chmodSync(join(stage, 'main.js'), 0o755)
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
  writeFileSync(join(stage, 'README.md'), readme())
  const printed = must('npm', ['pack', '--json', '--loglevel=error', `--pack-destination=${tarballs}`, stage])
  const [packed] = JSON.parse(printed) as readonly { readonly filename: string }[]
  if (packed === undefined) throw new Error(`${name} was not packed`)
  return join(tarballs, packed.filename)
}

/** The licences of what is bundled, each once. @throws Error where one has none */
function licencesIn(built: Awaited<ReturnType<typeof build>>): string {
  const outputs = 'close' in built ? [] : [built].flat()
  const modules = outputs.flatMap(({ output }) =>
    output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : [])),
  )
  const found = modules.flatMap((id) => {
    const [folder, bundled] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
    return folder === undefined || bundled === undefined ? [] : [[bundled, folder] as const]
  })
  return [...new Map(found)]
    .filter(([bundled]) => !bundled.startsWith('@onelot/'))
    .map(([bundled, folder]) => {
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
      if (file === undefined) throw new Error(`${bundled} has no licence`)
      return `${bundled}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
    })
    .join('\n---\n\n')
}

/** The page of the repository, with the command by its published name and without links into it. */
const readme = (): string =>
  readFileSync(join(root, 'docs/conformance.md'), 'utf8')
    .replaceAll('npm run conformance --', `npx ${name}`)
    .replaceAll('npm run conformance', `npx ${name}`)
    .replace(/\[([^\]]+)\]\([^)]+\.md\)/g, '$1')
    .replace(/Without a copy of the repository[^\n]*\n\n/, '')
    .replace(' (`npm run storybook`)', '')
    .replace(/## What it is\n[\s\S]*?(?=## The cases)/, '')
