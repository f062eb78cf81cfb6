import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { packagesOfFaces, pinnedSheet } from '../fonts/sheet.ts'
import { fontPackages, fontSheet, stageFiles, withStage } from './stage.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Site {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a built Storybook on this machine only, with the stage (fonts, fixed clock) added to its preview page.
 * @param folder the built Storybook
 * @param modules the node_modules folder that holds the fonts
 * @param style more CSS for every story; the test of this tool moves a widget with it
 */
export async function serve(folder: string, modules: string, style = ''): Promise<Site> {
  const stage = new Map([...stageFiles(style), [fontSheet, pinnedSheet(modules, fontPackages)]])

  async function bodyOf(path: string): Promise<Buffer | string> {
    const staged = stage.get(path)
    if (staged !== undefined) return staged
    if (path.startsWith(`${fontPackages}/`))
      return readFile(join(packagesOfFaces(modules), path.slice(fontPackages.length)))
    const body = await readFile(join(folder, path))
    return path === '/iframe.html' ? withStage(body.toString('utf8')) : body
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(decodeURIComponent(pathname)).replaceAll(sep, '/')
    void bodyOf(path).then(
      (body) => {
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
        response.setHeader('cache-control', path.endsWith('.html') ? 'no-store' : 'max-age=3600')
        response.end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => {
          closed()
        })
      }),
  }
}
