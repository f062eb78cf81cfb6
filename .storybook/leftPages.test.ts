import { createFocusMemory } from '@onelot/web/pages/focusMemory'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'

afterEach(() => {
  document.body.replaceChildren()
})

/** Opens pages after one another by a link of each, and takes each out of the document as the next opens. Returns what holds none of them. */
function leave(count: number): { memory: ReturnType<typeof createFocusMemory>; left: WeakRef<Element>[] } {
  const memory = createFocusMemory()
  const left: WeakRef<Element>[] = []
  memory.arrive({ entry: 'entry 0', page: '/0', back: false })
  for (let index = 0; index < count; index += 1) {
    const page = pageAt(index)
    left.push(new WeakRef(page))
    const link = page.querySelector('a')
    if (link !== null) memory.pressed(link)
    page.remove()
    memory.arrive({ entry: `entry ${String(index + 1)}`, page: `/${String(index + 1)}`, back: false })
  }
  return { memory, left }
}

function pageAt(index: number): HTMLElement {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = `<h1>${String(index)}</h1><a href="/${String(index + 1)}">Next</a>`
  return page
}

/** Where focus goes on the way back to a page, which is drawn anew. */
const focusedAt = (memory: ReturnType<typeof createFocusMemory>, index: number): string | undefined =>
  memory.arrive({ entry: `entry ${String(index)}`, page: `/${String(index)}`, back: true })?.(pageAt(index))
    ?.tagName

describe('what was pressed on a page that was left', () => {
  it('is found again on the way back, and keeps no page in memory', async () => {
    const { memory, left } = leave(50)
    await cdp().send('HeapProfiler.collectGarbage')
    expect(left.filter((page) => page.deref() !== undefined)).toHaveLength(0)
    expect(focusedAt(memory, 49)).toBe('A')
  })

  it('is remembered of the hundred pages that were left last', () => {
    const { memory } = leave(101)
    expect(focusedAt(memory, 1)).toBe('A')
    expect(focusedAt(memory, 0)).toBe('H1')
  })
})
