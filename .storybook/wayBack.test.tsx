import { Button, Dialog, Sheet } from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearStage, draw } from './stage.tsx'
import { until } from './until.ts'
import { followWatchers } from './wayBackWatchers.ts'

let watchers: ReturnType<typeof followWatchers>
/** What was asked to close, in order. */
let closed: string[] = []

const goBack = () => {
  watchers.goBack()
}

beforeEach(() => {
  watchers = followWatchers()
  closed = []
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
    await until(() => expect(watchers.count()).toBe(1))
    goBack()
    await until(() => expect(closed).toEqual(['sheet']))
    await until(() => expect(watchers.count()).toBe(0))
  })

  test('asks again for a sheet that stays open', async () => {
    draw(<Stays />)
    await until(() => expect(watchers.count()).toBe(1))
    goBack()
    await until(() => expect(watchers.count()).toBe(1))
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
    await until(() => expect(watchers.count()).toBe(2))
    goBack()
    await until(() => expect(closed).toEqual(['dialog']))
  })
})
