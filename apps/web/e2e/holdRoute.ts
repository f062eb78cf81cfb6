import type { Page } from '@playwright/test'

/** Keeps what matches the address from arriving. Resolves with what lets it through. */
export async function holdRoute(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}
