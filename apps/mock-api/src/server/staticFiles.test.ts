import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNodeBroker, serve } from '../node.ts'
import { readEnvironment } from './environment.ts'
import { createStaticFiles } from './staticFiles.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-'))
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Onelot</title>')
  writeFileSync(join(web, 'assets', 'app-Ab12Cd34.js'), 'export const app = 1')
  writeFileSync(join(web, 'sw.js'), 'addEventListener("install", () => {})')
  writeFileSync(join(web, 'app.webmanifest'), '{}')
  mkdirSync(join(web, 'icons'))
  writeFileSync(join(web, 'icons', 'full-512.png'), 'a picture')
  writeFileSync(join(folder, 'secret.txt'), 'not yours')
  writeFileSync(join(web, 'LICENSE'), 'as it is')
  for (const hidden of ['.git', '.env']) mkdirSync(join(web, hidden))
  writeFileSync(join(web, '.git', 'config'), 'not yours')
  writeFileSync(join(web, '.git', 'head.txt'), 'not yours')
  writeFileSync(join(web, '.npmrc'), 'not yours')
  symlinkSync(join(folder, 'secret.txt'), join(web, 'link.txt'))
  symlinkSync(join(folder, 'secret.txt'), join(web, 'link'))
  symlinkSync(folder, join(web, 'up'))
  symlinkSync(join(web, 'assets'), join(web, 'scripts'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})
const get = (path: string, init: RequestInit = {}) =>
  createStaticFiles(join(folder, 'web'))(new Request(`http://web.test${path}`, init))

describe('static files', () => {
  it('keep hashed names for ever and the page never', async () => {
    const page = await get('/')
    expect(page?.headers.get('cache-control')).toBe('no-cache')
    expect(await page?.text()).toContain('Onelot')
    const script = await get('/assets/app-Ab12Cd34.js')
    expect(script?.headers.get('cache-control')).toContain('immutable')
    expect(script?.headers.get('content-type')).toContain('text/javascript')
  })

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/app.webmanifest', 'application/manifest+json'],
    ['/icons/full-512.png', 'image/png'],
  ])('of the installed app are asked for each time: %s', async (path, type) => {
    const answer = await get(path)
    expect(answer?.headers.get('content-type')).toBe(type)
    expect(answer?.headers.get('cache-control')).toBe('no-cache')
  })

  it('are compressed for clients that accept it', async () => {
    const packed = await get('/', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(packed?.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from((await packed?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toContain(
      'Onelot',
    )
  })

  it.each([
    ['/market', '/#/market'],
    ['/login/register', '/#/login/register'],
    ['/login/register/', '/#/login/register/'],
    ['/stock/detail?instrument=KRX%3A005930', '/#/stock/detail?instrument=KRX%3A005930'],
    ['//elsewhere.example/page', '/#//elsewhere.example/page'],
  ])('lead from %s, which no file has, to its route behind the hash', async (path, location) => {
    const answer = await get(path)
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, location])
  })

  it('give nothing for a missing file, and nothing outside the folder', async () => {
    expect(await get('/assets/gone.js')).toBeUndefined()
    for (const path of [
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%',
      '/%00.txt',
    ])
      expect(await get(path)).toBeUndefined()
    expect(await get('/', { method: 'POST' })).toBeUndefined()
  })
})

describe('files that are not of the app', () => {
  it.each(['/link.txt', '/link', '/up/secret.txt', '/up'])(
    'are not served: %s leads out of the folder',
    async (path) => {
      expect(await get(path)).toBeUndefined()
    },
  )
  it.each([
    '/.git/config',
    '/.git/head.txt',
    '/.git',
    '/.env',
    '/.npmrc',
    '/%2egit/config',
    '/assets/../.npmrc',
  ])('are not served: %s is hidden', async (path) => {
    expect(await get(path)).toBeUndefined()
  })
})

describe('files of the app', () => {
  it('are served also through a link to one inside the folder', async () => {
    expect(await (await get('/scripts/app-Ab12Cd34.js'))?.text()).toContain('app = 1')
  })
  it('are served as they are where their name has no extension', async () => {
    expect(await (await get('/LICENSE'))?.text()).toBe('as it is')
  })
})

describe('the server', () => {
  it('serves page and calls from one port, with security headers, and seeds the demo member once', async () => {
    const dataDir = join(folder, 'data')
    const start = async () => {
      const broker = await createNodeBroker({ dataDir, scrypt: { N: 2, r: 1, p: 1 } })
      return serve({ broker, port: 0, webDir: join(folder, 'web') })
    }
    const login = async (port: number) => {
      const response = await fetch(`http://127.0.0.1:${String(port)}/api/vue/member/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `login-${String(port)}` },
        body: JSON.stringify({ phone: '01012345678', password: 'Onelot2026' }),
      })
      const { data } = (await response.json()) as { readonly data: { readonly account: string } }
      return { account: data.account, policy: response.headers.get('content-security-policy') }
    }
    const first = await start()
    const page = await fetch(`http://127.0.0.1:${String(first.port)}/`)
    expect(await page.text()).toContain('Onelot')
    for (const part of ["script-src 'self'", "worker-src 'self'", "manifest-src 'self'"])
      expect(page.headers.get('content-security-policy')).toContain(part)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const before = await login(first.port)
    expect(before.policy).toContain("default-src 'self'")
    await first.stop()

    const second = await start()
    expect((await login(second.port)).account).toBe(before.account)
    await second.stop()
  })

  it('brings the cookies with the page, and the first calls of the page leave them alone', async () => {
    const broker = await createNodeBroker({ scrypt: { N: 2, r: 1, p: 1 }, demo: false })
    const serving = await serve({ broker, port: 0, webDir: join(folder, 'web') })
    const origin = `http://127.0.0.1:${String(serving.port)}`
    const page = await fetch(`${origin}/`)
    const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['XSRF-TOKEN', 'onelot-device'])
    const call = await fetch(`${origin}/api/vue/common/config`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: cookies.join('; '),
        'x-xsrf-token': cookies[0]?.split('=')[1] ?? '',
      },
      body: '{"type":"all"}',
    })
    expect(call.status).toBe(200)
    expect(call.headers.getSetCookie()).toEqual([])
    await serving.stop()
  })

  it('breaks the connection where a fault says that it is offline', async () => {
    const broker = await createNodeBroker({ scrypt: { N: 2, r: 1, p: 1 }, demo: false })
    const serving = await serve({ broker, port: 0 })
    broker.faults.set([{ on: '*', offline: true, times: 1 }])
    const ask = () =>
      fetch(`http://127.0.0.1:${String(serving.port)}/api/vue/common/config`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"type":"all"}',
      })
    await expect(ask()).rejects.toThrow('fetch failed')
    expect((await ask()).status).toBe(200)
    await serving.stop()
  })
})

describe('the settings of the process', () => {
  it('have defaults', () => {
    expect(readEnvironment({ PORT: '' })).toMatchObject({ PORT: 5180, MARKET_HOURS: 'demo', SEED: 1 })
    expect(readEnvironment({ OPS_TOKEN: 'x'.repeat(32) }).OPS_TOKEN).toHaveLength(32)
  })
  it.each([
    { PORT: '70000' },
    { PORT: 'http' },
    { MARKET_HOURS: 'sometimes' },
    { OPS: 'maybe' },
    { SEED: '-1' },
    { OPS_TOKEN: 'x'.repeat(31) },
    { MONEY: 'euro' },
    { PRICES: 'practice' },
    { ALLOWED_ORIGINS: '*' },
    { ALLOWED_ORIGINS: 'https://*.example' },
    { ALLOWED_ORIGINS: 'https://app.example/' },
    { ALLOWED_ORIGINS: 'https://app.example, https://b.example' },
  ])('refuse %o, and say which', (given) => {
    expect(() => readEnvironment(given)).toThrow(Object.keys(given)[0])
  })

  it.each(['OPS_TOKEN', 'VAULT_KEY', 'DATABASE_URL'])(
    'name %s where it is malformed, and hide it',
    (name) => {
      expect(() => readEnvironment({ [name]: 'hunter2' })).toThrow(new RegExp(`: ${name}$`))
    },
  )
})
