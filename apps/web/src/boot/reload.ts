/** Loads the page anew once its server answers, so that a person without a connection keeps what shows. */
export async function reload(): Promise<void> {
  const there = await fetch(document.baseURI, { cache: 'no-store' }).catch(() => undefined)
  if (there?.ok) location.reload()
}
