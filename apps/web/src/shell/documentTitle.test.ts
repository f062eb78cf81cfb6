import { expect, it } from 'vitest'
import { createDocumentTitle } from './documentTitle.ts'

it('names the screen that shows, then the site, whichever is known first', () => {
  const page = { title: 'Onelot' }
  const title = createDocumentTitle(page)
  title.showScreen('Market')
  expect(page.title).toBe('Market · Onelot')
  title.showSite('Broker')
  expect(page.title).toBe('Market · Broker')
  title.showScreen('Holdings')
  expect(page.title).toBe('Holdings · Broker')
})
