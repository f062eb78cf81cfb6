/** Imported here alone: each place more weighs on every screen. */
export const loadUpdates = () => import('../pwa/appUpdate.ts')

/**
 * Loads the page anew once its server answers, so that a person without a connection keeps what shows. Takes a newer version with it, where there is one:
 * the server may have no other files any more.
 */
export async function reload(): Promise<void> {
  const there = await fetch(document.baseURI, { cache: 'no-store' }).catch(() => undefined)
  if (!there?.ok) return
  await loadUpdates()
    .then((updates) => updates.takeNewest(navigator))
    .catch(() => undefined)
  location.reload()
}
