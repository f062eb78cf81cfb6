import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { gzip } from 'node:zlib'
import { promisify } from 'node:util'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const compressed = new Set(['.css', '.html', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.webmanifest'])
const compress = promisify(gzip)

interface File {
  readonly body: Uint8Array<ArrayBuffer>
  readonly small: Uint8Array<ArrayBuffer> | undefined
  readonly changedAt: number
}

/** A file with a hash in its name never changes. */
const immutable = /[-.][\w-]{8,}\.\w+$/

const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes)

/** Serves a folder of built files: hashed names for ever, the page itself never from a cache. */
export function createStaticFiles(folder: string): (request: Request) => Promise<Response | undefined> {
  const files = new Map<string, File>()

  async function read(path: string): Promise<File | undefined> {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = files.get(path)
    if (known?.changedAt === found.mtimeMs) return known
    const body = copyOf(await readFile(path))
    const small = compressed.has(extname(path)) ? copyOf(await compress(body, { level: 9 })) : undefined
    const file = { body, small, changedAt: found.mtimeMs }
    files.set(path, file)
    return file
  }

  function inside(pathname: string): string | undefined {
    const path = normalize(join(folder, decodeURIComponent(pathname)))
    return path.startsWith(normalize(folder + sep)) && !path.includes('\0') ? path : undefined
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname } = new URL(request.url)
    let path: string | undefined
    try {
      path = inside(pathname === '/' ? '/index.html' : pathname)
    } catch {
      return undefined
    }
    // Routes are behind the hash; a path without an extension is a bookmark of the app.
    if (path !== undefined && extname(path) === '') path = join(folder, 'index.html')
    const file = path === undefined ? undefined : await read(path)
    if (path === undefined || file === undefined) return undefined
    const packed = file.small !== undefined && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    const body = packed ? file.small : file.body
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-length': String(body.byteLength),
        'cache-control': immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        ...(packed ? { 'content-encoding': 'gzip' } : {}),
      },
    })
  }
}
