import { useFocus } from '@onelot/web/pages/useFocus'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { Dialog } from '@onelot/ui'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buttonWith, clearStage, draw } from './stage.tsx'

afterEach(clearStage)

/** Two screens: one leads to `arrived`, which has the focus then. */
function Screens({ arrived }: { arrived: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const focus = useFocus(pathname)
  return (
    <div key={pathname} ref={focus}>
      {pathname === '/arrived' ? (
        arrived
      ) : (
        <button type="button" onClick={() => void navigate('/arrived')}>
          Go
        </button>
      )}
    </div>
  )
}

/** Another heading once it has been read, as a screen draws that begins with a skeleton, and a button that removes itself. */
function Arrived() {
  const [read, setRead] = useState(false)
  const [removed, setRemoved] = useState(false)
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <h1 key={String(read)}>{read ? 'Withdraw' : 'Loading'}</h1>
      <button type="button" onClick={() => setRead(true)}>
        Read
      </button>
      <button type="button" onClick={() => void navigate('/arrived?currency=KRW', { replace: true })}>
        Ask
      </button>
      {removed ? null : (
        <button type="button" onClick={() => setAsked(true)}>
          Cancel the order
        </button>
      )}
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Cancel the order?"
        actions={
          <>
            <button type="button" onClick={() => setRemoved(true)}>
              Confirm
            </button>
            <button type="button" onClick={() => setAsked(false)}>
              Done
            </button>
          </>
        }
      />
      {removed ? null : (
        <button type="button" onClick={() => setRemoved(true)}>
          Remove
        </button>
      )}
      <input aria-label="Amount" />
    </>
  )
}

async function arrive() {
  draw(
    <MemoryRouter>
      <Screens arrived={<Arrived />} />
    </MemoryRouter>,
  )
  buttonWith('Go').click()
  await expect.poll(focused).toBe('H1 Loading')
}

const focused = () => `${document.activeElement?.tagName ?? ''} ${document.activeElement?.textContent ?? ''}`

test('the heading that takes the place of the one with the focus has it', async () => {
  await arrive()
  buttonWith('Read').click()
  await expect.poll(focused).toBe('H1 Withdraw')
})

test('the heading is followed after the address of the same screen has changed', async () => {
  await arrive()
  buttonWith('Ask').click()
  await expect.poll(focused).toBe('H1 Loading')
  buttonWith('Read').click()
  await expect.poll(focused).toBe('H1 Withdraw')
})

test('the heading takes the focus of what is removed', async () => {
  await arrive()
  buttonWith('Remove').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('H1 Loading')
})

test('the heading takes the focus where a dialog closes whose button was removed meanwhile', async () => {
  await arrive()
  buttonWith('Cancel the order').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.closest('[role=alertdialog], [role=dialog]')).not.toBeNull()
  buttonWith('Confirm').click()
  buttonWith('Done').click()
  await expect.poll(() => document.querySelector('[role=alertdialog], [role=dialog]')).toBeNull()
  await expect.poll(focused).toBe('H1 Loading')
})

test('the focus stays on a field while the heading is replaced', async () => {
  await arrive()
  document.querySelector('input')?.focus()
  buttonWith('Read').click()
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Withdraw')
  expect(document.activeElement?.tagName).toBe('INPUT')
})
