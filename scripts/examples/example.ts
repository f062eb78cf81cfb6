import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { preview } from 'vite'
import { tarballOf } from '../packages/consumer.ts'
import { type Ranges, root } from '../packages/published.ts'
import { type Started, installIn } from '../packages/outside.ts'

interface Manifest {
  readonly dependencies?: Ranges
}

/** Copies a project of `examples/` out of the workspace and installs it, with our packages as they are packed. Returns its folder. */
export function installExample(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `onelot-${name}-`))
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (source) => !['node_modules', '.next'].includes(basename(source)),
  })
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const dependencies: Ranges = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).map(([dependency, range]) => [
      dependency,
      dependency.startsWith('@onelot/') ? `file:${tarballOf(dependency)}` : range,
    ]),
  )
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }))
  installIn(folder)
  return folder
}

/** Serves the files of a folder. */
export async function serveFolder(folder: string): Promise<Started> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error(`${folder} is not served`)
  return { address: address.replace(/\/$/, ''), stop: () => server.close() }
}
