import { Button, Dialog, Sheet } from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearStage, draw } from './stage.tsx'
import { until } from './until.ts'

interface Watcher {
  readonly requestClose: () => void
  readonly destroy: () => void
}

/** The browser's watchers that are there, the newest last. */
let watchers: Watcher[] = []
/** What was asked to close, in order. */
let closed: string[] = []

/** What the way back of a phone does: the newest watcher is asked to close. */
const goBack = () => {
  watchers.at(-1)?.requestClose()
}

beforeEach(() => {
  watchers = []
  closed = []
  const Original = Reflect.get(globalThis, 'CloseWatcher') as new () => Watcher
  vi.stubGlobal(
    'CloseWatcher',
    class extends Original {
      constructor() {
        super()
        watchers.push(this)
      }
      override readonly destroy = () => {
        watchers = watchers.filter((one) => one !== this)
        super.destroy()
      }
    },
  )
})
afterEach(() => {
  clearStage()
  vi.unstubAllGlobals()
})

function Stays({ children }: { children?: ReactNode }) {
  return (
    <Sheet open title="Order" onClose={() => void closed.push('sheet')}>
      {children}
    </Sheet>
  )
}

function Closes() {
  const [open, setOpen] = useState(true)
  return (
    <Sheet
      open={open}
      title="Order"
      onClose={() => {
        closed.push('sheet')
        setOpen(false)
      }}
    >
      {null}
    </Sheet>
  )
}

describe('the way back of a phone', () => {
  test('closes a sheet, and then leads back from the page', async () => {
    draw(<Closes />)
    await until(() => expect(watchers).toHaveLength(1))
    goBack()
    await until(() => expect(closed).toEqual(['sheet']))
    await until(() => expect(watchers).toHaveLength(0))
  })

  test('asks again for a sheet that stays open', async () => {
    draw(<Stays />)
    await until(() => expect(watchers).toHaveLength(1))
    goBack()
    await until(() => expect(watchers).toHaveLength(1))
    goBack()
    await until(() => expect(closed).toEqual(['sheet', 'sheet']))
  })

  test('closes a dialog before the sheet under it', async () => {
    draw(
      <Stays>
        <Dialog
          open
          title="Sure?"
          onClose={() => void closed.push('dialog')}
          actions={<Button>Yes</Button>}
        />
      </Stays>,
    )
    await until(() => expect(watchers).toHaveLength(2))
    goBack()
    await until(() => expect(closed).toEqual(['dialog']))
  })
})
