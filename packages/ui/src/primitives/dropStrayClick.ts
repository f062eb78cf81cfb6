/**
 * For what acts as it is touched: where that put something else under the finger, the click that ends the press would fall on it. That click
 * is dropped; each of another press, of a key or of a screen reader is left.
 */
export function dropStrayClick(pressed: Element): void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const end = () => {
    listening.abort()
  }
  document.addEventListener(
    'click',
    (click) => {
      end()
      const isOwn = click.target instanceof Node && pressed.contains(click.target) && pressed.isConnected
      if (isOwn || click.detail === 0) return
      click.preventDefault()
      click.stopPropagation()
    },
    options,
  )
  for (const other of ['pointerdown', 'pointercancel', 'keydown'])
    document.addEventListener(other, end, options)
}
