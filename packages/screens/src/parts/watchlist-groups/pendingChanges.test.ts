import { instrumentId } from '@onelot/domain'
import { expect, it, vi } from 'vitest'
import { type Groups, moving, removing } from './groups.ts'
import { afterAll, createPendingChanges } from './pendingChanges.ts'

const a = instrumentId('KRX:A')
const b = instrumentId('KRX:B')
const groups: Groups = [{ id: 'default', instruments: [a, b] }]
const answer = () => {
  let resolve: (value: string) => void = () => undefined
  const promise = new Promise<string>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

it('shows changes at once, and sends one after the other', async () => {
  const changes = createPendingChanges()
  const heard = vi.fn()
  changes.subscribe(heard)
  const first = answer()
  const sendSecond = vi.fn(() => Promise.resolve('second'))
  const done = [
    changes.run(moving([b], 'default', 0), () => first.promise),
    changes.run(removing([a]), sendSecond),
  ]
  expect(heard).toHaveBeenCalledTimes(2)
  expect(afterAll(groups, changes.read())[0]?.instruments).toEqual([b])
  await Promise.resolve()
  expect(sendSecond).not.toHaveBeenCalled()
  first.resolve('first')
  expect(await Promise.all(done)).toEqual(['first', 'second'])
  expect(changes.read()).toEqual([])
})

it('shows one no longer that failed, and sends the next', async () => {
  const changes = createPendingChanges()
  const failed = changes.run(removing([a]), () => Promise.reject(new Error('lost')))
  const next = changes.run(removing([b]), () => Promise.resolve('sent'))
  await expect(failed).rejects.toThrow('lost')
  expect(await next).toBe('sent')
  expect(afterAll(groups, changes.read())).toEqual(groups)
})
