import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

export interface ServedFolder {
  /** With a slash at its end. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Serves a folder of files below a path, and nothing else, as a host of static pages does. */
export async function serveFolder(folder: string, path: `/${string}/`): Promise<ServedFolder> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === path ? 'index.html' : pathname.slice(path.length)
    const file = pathname.startsWith(path)
      ? readFile(join(folder, name))
      : Promise.reject(new Error('outside'))
    file.then(
      (body) => response.writeHead(200, { 'content-type': types[extname(name)] ?? '' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${String(port)}${path}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
