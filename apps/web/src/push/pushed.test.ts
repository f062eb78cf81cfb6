import type { PushedNotice } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { openPushed, showPushed } from './pushed.ts'

const scope = 'https://onelot.example/app/'
const notice: PushedNotice = {
  tag: 'm-1',
  title: 'Price alert',
  text: 'Apple Inc. rose to your alert price',
  lang: 'en',
  route: '#/market/stockDetail?instrument=US%3AAAPL',
}

interface Given {
  /** Of each window of the app. */
  readonly windows?: readonly DocumentVisibilityState[]
  readonly isLed?: boolean
}

function workerWith({ windows = [], isLed = true }: Given = {}) {
  const done: unknown[] = []
  const windowOf = (visibilityState: DocumentVisibilityState) => {
    const shown = {
      visibilityState,
      focus: () => {
        done.push('focus')
        return Promise.resolve(shown)
      },
      navigate: (url: string) => {
        done.push(['navigate', url])
        return isLed ? Promise.resolve(null) : Promise.reject(new TypeError('not its own'))
      },
    }
    return shown
  }
  const worker = {
    scope,
    show: (title: string, options: object) => {
      done.push([title, options])
      return Promise.resolve()
    },
    windows: () => Promise.resolve(windows.map(windowOf)),
    open: (url: string) => {
      done.push(['open', url])
      return Promise.resolve(null)
    },
  }
  return { worker, done }
}

describe('what was sent', () => {
  it.each([[[]], [['hidden']]] as const)('shows beside windows that are %j', async (windows) => {
    const { worker, done } = workerWith({ windows })
    await showPushed(worker, JSON.stringify(notice))
    const { title, text, tag, lang, route } = notice
    expect(done).toEqual([[title, { body: text, tag, lang, icon: `${scope}icons/192.png`, data: route }]])
  })

  it('does not show where the app is in sight', async () => {
    const { worker, done } = workerWith({ windows: ['hidden', 'visible'] })
    await showPushed(worker, JSON.stringify(notice))
    expect(done).toEqual([])
  })

  it.each([
    null,
    'text',
    {},
    { ...notice, title: 1 },
    { ...notice, text: undefined },
    { ...notice, route: 'https://elsewhere.example/' },
    { ...notice, route: '/elsewhere' },
  ])('does not show where it is %j', async (data) => {
    const { worker, done } = workerWith()
    await showPushed(worker, JSON.stringify(data))
    expect(done).toEqual([])
  })
})

it.each([undefined, '', 'no JSON'])('the text %j shows nothing', async (sent) => {
  const { worker, done } = workerWith()
  await showPushed(worker, sent)
  expect(done).toEqual([])
})

describe('a press', () => {
  const { route } = notice
  const url = scope + route

  it('leads the window that there is to what it is about', async () => {
    const { worker, done } = workerWith({ windows: ['hidden', 'hidden'] })
    await openPushed(worker, route)
    expect(done).toEqual(['focus', ['navigate', url]])
  })

  it('opens one where there is none', async () => {
    const { worker, done } = workerWith()
    await openPushed(worker, route)
    expect(done).toEqual([['open', url]])
  })

  it('opens one where the one that there is cannot be led', async () => {
    const { worker, done } = workerWith({ windows: ['hidden'], isLed: false })
    await openPushed(worker, route)
    expect(done).toEqual(['focus', ['navigate', url], ['open', url]])
  })

  it.each([undefined, 'https://elsewhere.example/', 7])('opens nothing for %j', async (data) => {
    const { worker, done } = workerWith({ windows: ['hidden'] })
    await openPushed(worker, data)
    expect(done).toEqual([])
  })
})
