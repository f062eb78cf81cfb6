import { describe, expect, it } from 'vitest'
import { type TabsMessage, type Tabs, shareBroker } from './sharedBroker.ts'

/** The tabs of one browser: what one posts arrives at the others, and a name is held by the first that asked and is still open. */
function createBrowser() {
  const listeners = new Map<string, ((message: TabsMessage) => void)[]>()
  const queue: { readonly tab: string; readonly held: () => void }[] = []
  const isHolder = (tab: string) => queue[0]?.tab === tab
  return {
    tab: (tab: string): Tabs => ({
      lock(_, { held, waits }) {
        queue.push({ tab, held })
        if (isHolder(tab)) held()
        else waits()
      },
      channel: () => {
        const own: ((message: TabsMessage) => void)[] = []
        listeners.set(tab, own)
        return {
          post(message) {
            if (!listeners.has(tab)) return
            for (const [other, heard] of listeners)
              if (other !== tab) for (const hear of heard) queueMicrotask(() => hear(message))
          },
          listen: (onMessage) => own.push(onMessage),
        }
      },
    }),
    close(tab: string) {
      listeners.delete(tab)
      const wasHolder = isHolder(tab)
      queue.splice(
        queue.findIndex((one) => one.tab === tab),
        1,
      )
      if (wasHolder) queue[0]?.held()
    },
  }
}

const saying = (name: string) => () =>
  Promise.resolve(async (request: Request) => {
    const asked = await request.text()
    return new Response(`${name} heard ${asked}`, { status: 201, headers: { 'x-by': name } })
  })
const ask = () => new Request('https://demo.example/api', { method: 'POST', body: 'hello' })

describe('one broker for the tabs of a browser', () => {
  it('is opened by the first, which answers the others with status, headers and body', async () => {
    const browser = createBrowser()
    const first = shareBroker(browser.tab('a'), saying('a'))
    const second = shareBroker(browser.tab('b'), saying('b'))
    expect(await (await first(ask())).text()).toBe('a heard hello')
    const answer = await second(ask())
    expect([answer.status, answer.headers.get('x-by'), await answer.text()]).toEqual([
      201,
      'a',
      'a heard hello',
    ])
  })

  it('is opened by the next tab once the first is closed, and what was not answered breaks', async () => {
    const browser = createBrowser()
    shareBroker(browser.tab('a'), () => Promise.resolve(() => new Promise<never>(() => undefined)))
    const second = shareBroker(browser.tab('b'), saying('b'))
    const third = shareBroker(browser.tab('c'), saying('c'))
    const unanswered = [second(ask()), third(ask())].map((one) => expect(one).rejects.toThrow(TypeError))
    await new Promise((resolve) => setTimeout(resolve))
    browser.close('a')
    await Promise.all(unanswered)
    expect(await (await second(ask())).text()).toBe('b heard hello')
    expect(await (await third(ask())).text()).toBe('b heard hello')
  })

  it('streams an answer piece by piece, and ends it where the reader leaves', async () => {
    const browser = createBrowser()
    let left = false
    const streams = (request: Request) => {
      request.signal.addEventListener('abort', () => {
        left = true
      })
      return Promise.resolve(
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('first'))
            },
          }),
        ),
      )
    }
    shareBroker(browser.tab('a'), () => Promise.resolve(streams))
    const second = shareBroker(browser.tab('b'), saying('b'))
    const reader = (await second(ask())).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
    await reader?.cancel()
    await expect.poll(() => left).toBe(true)
  })

  it('refuses a call that was given up, with its reason', async () => {
    const browser = createBrowser()
    shareBroker(browser.tab('a'), () => Promise.resolve(() => new Promise<never>(() => undefined)))
    const second = shareBroker(browser.tab('b'), saying('b'))
    const ending = new AbortController()
    const given = second(new Request('https://demo.example/api', { signal: ending.signal }))
    await new Promise((resolve) => setTimeout(resolve))
    ending.abort(new Error('too late'))
    await expect(given).rejects.toThrow('too late')
  })
})
