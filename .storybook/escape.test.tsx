import { Button, Dialog, SearchField, Sheet } from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { prefer } from './media.ts'
import { clearStage, draw, field } from './stage.tsx'

/** What was asked to close, in order. */
let closed: string[] = []

beforeEach(async () => {
  closed = []
  await page.viewport(390, 700)
  await prefer({ reducedMotion: true })
})
afterEach(async () => {
  clearStage()
  await prefer({})
})

function Search({ cancelable = false }: { cancelable?: boolean }) {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="Code or name"
      value={value}
      onChange={(change) => setValue(change.value)}
      onSearch={() => undefined}
      onCancel={cancelable ? () => void closed.push('search') : undefined}
    />
  )
}
const closes = (name: string) => () => {
  closed.push(name)
}
const overlays: readonly (readonly [string, (children: ReactNode) => ReactNode])[] = [
  [
    'a sheet',
    (children) => (
      <Sheet open title="Add a stock" onClose={closes('overlay')}>
        {children}
      </Sheet>
    ),
  ],
  [
    'a dialog',
    (children) => (
      <Dialog open title="Add a stock" onClose={closes('overlay')} actions={<Button>Add</Button>}>
        {children}
      </Dialog>
    ),
  ],
]

describe.each(overlays)('in a search field inside %s, Escape', (_, around) => {
  test('empties the field first, and closes what is around it then', async () => {
    draw(around(<Search />))
    await userEvent.click(field())
    await userEvent.keyboard('hanbit')
    await userEvent.keyboard('{Escape}')
    expect(field().value).toBe('')
    expect(closed).toEqual([])
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Escape}')
    expect(closed).toEqual(['overlay'])
  })

  test('leaves the search that can be left, and nothing else', async () => {
    draw(around(<Search cancelable />))
    await userEvent.click(field())
    await userEvent.keyboard('h{Escape}{Escape}')
    expect(closed).toEqual(['search'])
  })

  test('ends a composition of an input method, and nothing else', async () => {
    draw(around(<Search />))
    await userEvent.click(field())
    await cdp().send('Input.imeSetComposition', { text: 'ㅎ', selectionStart: 1, selectionEnd: 1 })
    await userEvent.keyboard('{Escape}')
    expect(closed).toEqual([])
  })
})

test('Escape beside a search field that holds a text closes its sheet', async () => {
  draw(
    <Sheet open title="Add a stock" onClose={closes('overlay')}>
      <Search />
      <Button>Add</Button>
    </Sheet>,
  )
  await userEvent.click(field())
  await userEvent.keyboard('hanbit')
  const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add')
  add?.focus()
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual(['overlay'])
})
