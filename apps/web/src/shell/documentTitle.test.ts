import { expect, it } from 'vitest'
import { createDocumentTitle } from './documentTitle.ts'

it('names the screen that shows, then the site, which may be known later', () => {
  const page = { title: '…' }
  const title = createDocumentTitle(page, undefined)
  title.showScreen('Market')
  expect(page.title).toBe('Market')
  title.showSite('Broker')
  expect(page.title).toBe('Market · Broker')
  title.showScreen('Holdings')
  expect(page.title).toBe('Holdings · Broker')
})
