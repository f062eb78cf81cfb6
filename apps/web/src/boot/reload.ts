/**
 * Loads the page anew once its server answers, so that a person without a connection keeps what shows. Takes a newer version with it, where there is one:
 * the server may have no other files any more.
 */
export async function reload(): Promise<void> {
  const there = await fetch(document.baseURI, { cache: 'no-store' }).catch(() => undefined)
  if (!there?.ok) return
  await import('../pwa/appUpdate.ts').then((update) => update.takeNewest(navigator)).catch(() => undefined)
  location.reload()
}
