import type { UpdatePort } from '@onelot/screens'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followUpdates, takeNewest } from './appUpdate.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly postMessage = vi.fn<(message: object) => void>()
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  readonly update = vi.fn(() => Promise.resolve())
  finds(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  hasInstalled(worker: FakeWorker) {
    this.installing = null
    this.waiting = worker
    worker.become('installed')
  }
}

/** A page with its browser; `controller` is there where the app was installed before. */
function browser(controller: FakeWorker | null) {
  const registration = new FakeRegistration()
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn<(script: string) => Promise<FakeRegistration>>(() => Promise.resolve(registration)),
    getRegistration: vi.fn(() => Promise.resolve<FakeRegistration | undefined>(registration)),
    takes(next: FakeWorker) {
      workers.controller = next
      workers.dispatchEvent(new Event('controllerchange'))
    },
  })
  const page = {
    workers,
    isReachable: vi.fn(() => Promise.resolve(true)),
    reload: vi.fn(),
    loaded: () => ['https://app.example/assets/index-12345678.js'],
    onReturn: vi.fn<(listener: () => void) => void>(),
    now: vi.fn(() => 0),
  }
  const offers: UpdatePort[] = []
  const follow = () => followUpdates(page, (update) => offers.push(update))
  return { registration, workers, page, offers, follow }
}

describe('the first version', () => {
  it('is installed beside the page, and offered to nobody', async () => {
    const { workers, registration, offers, follow } = browser(null)
    await follow()
    expect(workers.register).toHaveBeenCalledWith('./sw.js')
    const first = new FakeWorker()
    registration.finds(first)
    registration.hasInstalled(first)
    workers.takes(first)
    expect(offers).toEqual([])
  })

  it('is asked to keep what was loaded before it was there', async () => {
    const { registration, follow } = browser(null)
    const first = new FakeWorker()
    registration.installing = first
    await follow()
    first.become('activated')
    expect(first.postMessage).toHaveBeenCalledWith({
      type: 'CACHE_URLS',
      payload: { urlsToCache: ['https://app.example/assets/index-12345678.js'] },
    })
  })
})

describe('a newer version', () => {
  it('that waits already is offered', async () => {
    const { registration, offers, follow } = browser(new FakeWorker())
    registration.waiting = new FakeWorker()
    await follow()
    expect(offers).toMatchObject([{ isPutOff: false }])
  })

  it('is offered once it is there whole, and neither taken nor loaded by itself', async () => {
    const { registration, page, offers, follow } = browser(new FakeWorker())
    await follow()
    const next = new FakeWorker()
    registration.finds(next)
    expect(offers).toEqual([])
    registration.hasInstalled(next)
    expect(offers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(next.postMessage).not.toHaveBeenCalled()
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('that is put off is kept for the settings, until there is one that is newer still', async () => {
    const { registration, offers, follow } = browser(new FakeWorker())
    registration.waiting = new FakeWorker()
    await follow()
    offers[0]?.putOff()
    expect(offers.map(({ isPutOff }) => isPutOff)).toEqual([false, true])
    const newer = new FakeWorker()
    registration.finds(newer)
    registration.hasInstalled(newer)
    expect(offers.map(({ isPutOff }) => isPutOff)).toEqual([false, true, false])
  })

  it('takes over by the tap, and then the page is loaded anew', async () => {
    const { registration, workers, page, offers, follow } = browser(new FakeWorker())
    const next = new FakeWorker()
    registration.waiting = next
    await follow()
    const applied = offers[0]?.apply()
    await vi.advanceTimersByTimeAsync(0)
    expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(page.reload).not.toHaveBeenCalled()
    workers.takes(next)
    await applied
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it('waits where the server does not answer', async () => {
    const { registration, page, offers, follow } = browser(new FakeWorker())
    const next = new FakeWorker()
    registration.waiting = next
    await follow()
    page.isReachable.mockResolvedValue(false)
    await expect(offers[0]?.apply()).rejects.toThrow('does not answer')
    expect(next.postMessage).not.toHaveBeenCalled()
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('that was taken in another tab is offered here, and loaded by a tap of its own', async () => {
    const { workers, page, offers, follow } = browser(new FakeWorker())
    await follow()
    workers.takes(new FakeWorker())
    expect(offers).toHaveLength(1)
    expect(page.reload).not.toHaveBeenCalled()
    await offers[0]?.apply()
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it('is asked for when the reader comes back, once an hour', async () => {
    const { registration, page, follow } = browser(new FakeWorker())
    await follow()
    const [[comeBack] = []] = page.onReturn.mock.calls
    const after = (ms: number) => {
      page.now.mockReturnValue(ms)
      comeBack?.()
    }
    after(3_599_999)
    expect(registration.update).not.toHaveBeenCalled()
    after(3_600_000)
    after(3_600_001)
    expect(registration.update).toHaveBeenCalledOnce()
    after(7_200_000)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })
})

describe('the newest version', () => {
  it('is asked for, and taken while it is still being fetched', async () => {
    const { registration, workers } = browser(new FakeWorker())
    const next = new FakeWorker()
    registration.update.mockImplementation(() => {
      registration.installing = next
      return Promise.resolve()
    })
    const done = takeNewest({ serviceWorker: workers })
    await vi.advanceTimersByTimeAsync(0)
    expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    workers.takes(next)
    await done
  })

  it('is waited for no longer than 15 seconds', async () => {
    const { registration, workers } = browser(new FakeWorker())
    registration.waiting = new FakeWorker()
    const done = vi.fn()
    void takeNewest({ serviceWorker: workers }).then(done)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledOnce()
  })

  it('is the one that is there where none waits, where nothing is installed, and in a browser that installs nothing', async () => {
    const { workers } = browser(new FakeWorker())
    await takeNewest({ serviceWorker: workers })
    workers.getRegistration.mockResolvedValue(undefined)
    await takeNewest({ serviceWorker: workers })
    await takeNewest({})
    expect(workers.controller?.postMessage).not.toHaveBeenCalled()
  })
})
