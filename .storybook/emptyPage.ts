import { beforeAll } from 'vitest'
import { page } from 'vitest/browser'

/** A page takes one file after another: each begins with an empty page of one size, whatever the file before it left. */
beforeAll(async () => {
  await page.viewport(390, 844)
  document.body.replaceChildren()
  for (const name of ['style', 'class', 'dir']) document.documentElement.removeAttribute(name)
  window.scrollTo(0, 0)
})
