import type { StreamSharing } from '../client/types.ts'

type Hear = (message: unknown) => void

/** The locks and channels of one browser. Each tab has its own share of them, and a tab that is closed has none. */
export function browserTabs() {
  const waiting = new Map<string, Hold[]>()
  const listeners = new Map<string, Set<Hear>>()

  interface Hold {
    readonly tab: object
    readonly run: () => Promise<void>
  }

  function next(name: string): void {
    const first = waiting.get(name)?.[0]
    if (first === undefined) return
    const release = () => {
      remove(name, first)
    }
    first.run().then(release, release)
  }

  function remove(name: string, hold: Hold): void {
    const queue = waiting.get(name) ?? []
    const position = queue.indexOf(hold)
    if (position < 0) return
    queue.splice(position, 1)
    if (position === 0) next(name)
  }

  function open(): { readonly sharing: StreamSharing; readonly crash: () => void } {
    const tab = {}
    let isThere = true
    const sharing: StreamSharing = {
      lock: (name, signal, hold) =>
        new Promise((resolve, reject) => {
          const queue = waiting.get(name) ?? []
          waiting.set(name, queue)
          const mine: Hold = {
            tab,
            run: () => {
              const held = hold()
              held.then(resolve, reject)
              return held
            },
          }
          queue.push(mine)
          signal.addEventListener('abort', () => {
            if (queue[0] !== mine) remove(name, mine)
          })
          if (queue.length === 1)
            queueMicrotask(() => {
              next(name)
            })
        }),
      channel: (name) => {
        const heard = listeners.get(name) ?? new Set()
        listeners.set(name, heard)
        let mine: Hear | undefined
        return {
          post: (message) => {
            if (!isThere) return
            const copy: unknown = structuredClone(message)
            for (const hear of heard)
              if (hear !== mine)
                queueMicrotask(() => {
                  hear(copy)
                })
          },
          listen: (onMessage) => {
            mine = (message) => {
              if (isThere) onMessage(message)
            }
            heard.add(mine)
          },
          close: () => {
            if (mine) heard.delete(mine)
          },
        }
      },
    }
    return {
      sharing,
      crash: () => {
        isThere = false
        for (const [name, queue] of waiting)
          for (const hold of queue.filter((one) => one.tab === tab)) remove(name, hold)
      },
    }
  }
  return { open }
}
