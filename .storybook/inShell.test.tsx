import type { Language } from '@onelot/domain'
import { Button, Dialog, SearchField, Sheet, SheetPanel, ToastProvider } from '@onelot/ui'
import { InShell } from '@onelot/web/shell/InShell'
import type { NativeShell } from '@onelot/web/shell/nativeShell'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from './media.ts'
import { buttonWith, clearStage, draw, field } from './stage.tsx'

/** What the back button led to, in order. */
let done: string[] = []
const does = (what: string) => () => {
  done.push(what)
}

beforeEach(async () => {
  done = []
  await page.viewport(390, 700)
  await prefer({ reducedMotion: true })
})
afterEach(async () => {
  clearStage()
  await prefer({})
})

/** A shell whose button is pressed by what is returned, on a screen of a tab bar or one above it. */
function inShell(children: ReactNode, { atRoot = false } = {}) {
  const listeners = new Set<() => void>()
  const shell: NativeShell = {
    onBack: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    quit: does('quits'),
    setStatusBar: () => undefined,
  }
  const navigation = { atRoot: () => atRoot, back: does('goes back') }
  draw(
    <ToastProvider>
      <InShell shell={shell} session={undefined} navigation={navigation} language="en" />
      {children}
    </ToastProvider>,
  )
  return () => {
    for (const listener of listeners) listener()
  }
}

function Search() {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="Code or name"
      value={value}
      onChange={(change) => setValue(change.value)}
      onSearch={() => undefined}
    />
  )
}

describe('the back button of a native shell', () => {
  test('closes the topmost dialog, then the sheet below it, and leaves the screen then', async () => {
    function Layers() {
      const [open, setOpen] = useState(1)
      const close = (left: number) => () => {
        done.push(`closes ${String(left)}`)
        setOpen(left)
      }
      return (
        <Sheet open={open > 0} title="Sell" onClose={close(0)}>
          <Button onClick={() => setOpen(2)}>All</Button>
          <Dialog open={open > 1} title="Sell all?" onClose={close(1)} actions={null} />
        </Sheet>
      )
    }
    const back = inShell(<Layers />)
    await userEvent.click(buttonWith('All'))
    await expect.element(page.getByRole('dialog', { name: 'Sell all?' })).toBeVisible()
    back()
    await expect.element(page.getByRole('dialog', { name: 'Sell all?' })).not.toBeInTheDocument()
    back()
    await expect.element(page.getByRole('dialog', { name: 'Sell' })).not.toBeInTheDocument()
    back()
    expect(done).toEqual(['closes 1', 'closes 0', 'goes back'])
  })

  test('closes a sheet whose field would use Escape itself', async () => {
    const back = inShell(
      <Sheet open title="Add a stock" onClose={does('closes')}>
        <Search />
      </Sheet>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('hanbit')
    back()
    expect(done).toEqual(['closes'])
  })

  test('leaves a screen whose sheet is a panel beside it', () => {
    const panel = document.createElement('aside')
    document.body.append(panel)
    const back = inShell(
      <SheetPanel value={panel}>
        <Sheet open title="Order" onClose={does('closes')}>
          Shares
        </Sheet>
      </SheetPanel>,
    )
    back()
    expect(done).toEqual(['goes back'])
    panel.remove()
  })

  test('says at a root screen that the next press quits, and quits', async () => {
    const back = inShell(null, { atRoot: true })
    back()
    await expect.element(page.getByText('Press back again to leave')).toBeVisible()
    expect(done).toEqual([])
    back()
    expect(done).toEqual(['quits'])
  })
})

describe('a secure storage that failed', () => {
  test.each<[Language, string, string]>([
    ['en', 'Please log in again', 'OK'],
    ['kor', '다시 로그인해 주세요', '확인'],
    ['tw', '請重新登入', '確定'],
  ])('is said once, in %s', async (language, title, understood) => {
    const shell = { onBack: () => () => undefined, quit: vi.fn(), setStatusBar: vi.fn() }
    const session = { failure: () => 'unread' as const, subscribe: () => () => undefined }
    const navigation = { atRoot: () => true, back: vi.fn() }
    draw(
      <ToastProvider>
        <InShell {...{ shell, session, navigation, language }} />
      </ToastProvider>,
    )
    await expect.element(page.getByRole('alertdialog', { name: title })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: understood }))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})
