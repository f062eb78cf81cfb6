import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
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

/** Whether a path from the folder leads out of it, or to a name that begins with a dot. */
const isHidden = (fromFolder: string): boolean => fromFolder.split(sep).some((name) => name.startsWith('.'))

/** The page finds its scripts beside itself, so that it is served at no other address than its own. */
function toRoute({ url }: Request): Response {
  const { pathname, search } = new URL(url)
  return new Response(null, { status: 302, headers: { location: `/#${pathname}${search}` } })
}

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

  /** A file of the folder, wherever links lead. `hidden`: there is one that is not to be served. */
  async function find(path: string): Promise<File | 'hidden' | undefined> {
    if (isHidden(relative(folder, path))) return 'hidden'
    const real = await realpath(path).catch(() => undefined)
    if (real === undefined) return undefined
    return isHidden(relative(await realpath(folder), real)) ? 'hidden' : read(real)
  }

  function pathOf({ url }: Request): string | undefined {
    try {
      const pathname = decodeURIComponent(new URL(url).pathname)
      return pathname.includes('\0') ? undefined : join(folder, pathname === '/' ? 'index.html' : pathname)
    } catch {
      return undefined
    }
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const path = pathOf(request)
    if (path === undefined) return undefined
    const file = await find(path)
    // Routes are behind the hash; a path without an extension that is no file is one of them.
    if (file === undefined && extname(path) === '') return toRoute(request)
    if (file === undefined || file === 'hidden') return undefined
    const accepted = request.headers.get('accept-encoding') ?? ''
    const packed = /\bgzip\b/.test(accepted) ? file.small : undefined
    const body = packed ?? file.body
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-length': String(body.byteLength),
        'cache-control': immutable.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        ...(packed === undefined ? {} : { 'content-encoding': 'gzip' }),
      },
    })
  }
}
