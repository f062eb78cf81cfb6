import { beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import { liftAll } from './touch.ts'

/** A page takes one file after another: each begins with an empty page of one size and no touch, whatever the file before it left. */
beforeAll(async () => {
  await page.viewport(390, 844)
  await liftAll()
  document.body.replaceChildren()
  for (const name of ['style', 'class', 'dir'])
    for (const element of [document.documentElement, document.body]) element.removeAttribute(name)
  window.scrollTo(0, 0)
})
