import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, type Rolldown, build } from 'vite'

interface Entry {
  readonly url: string
  /** Undefined for a name that has a hash of what is in it. */
  readonly revision: string | null
}

/** Fetched as the app is installed. Everything else is kept as it is used first. */
const shellModules = ['/src/main.tsx', '/src/startApp.tsx', '/src/pwa/appUpdate.ts']

/** The scripts and styles of the shell, and what they import at once. @throws Error where a build lacks one of the modules */
export function shellFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const roots = shellModules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`apps/web${module}`)))
    if (chunk === undefined) throw new Error(`the build has no chunk of ${module}`)
    return chunk.fileName
  })
  const needed = new Set(roots)
  for (const file of needed)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) needed.add(next)
  const styles = chunks
    .filter(({ fileName }) => needed.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return [...new Set([...needed, ...styles])].toSorted()
}

/** `sw.js` beside the page: a classic script, as not every browser that we serve has workers of modules. */
export const serviceWorker = (target: string | string[]): Plugin => ({
  name: 'onelot:service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const folder = dir ?? ''
    const changing = ['index.html', 'logo.svg'].map(async (url): Promise<Entry> => {
      const text = await readFile(join(folder, url))
      return { url, revision: createHash('sha256').update(text).digest('hex').slice(0, 16) }
    })
    const shell = [
      ...(await Promise.all(changing)),
      ...shellFiles(bundle).map((url): Entry => ({ url, revision: null })),
    ]
    await build({
      configFile: false,
      root: import.meta.dirname,
      publicDir: false,
      logLevel: 'warn',
      define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
      build: {
        target,
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: {
          input: 'src/worker/sw.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
  },
})
