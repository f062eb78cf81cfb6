/** Where a part of a widget is drawn: an element, or a text in it. */
export type PartPlace = Pick<Element, 'getBoundingClientRect'>

/** The first text of an element itself, beside the elements in it: the digits of an amount, the label of a button. */
export function textOf(element: Element | null | undefined): PartPlace | undefined {
  const text = [...(element?.childNodes ?? [])].find(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )
  if (text === undefined) return undefined
  const range = document.createRange()
  range.selectNodeContents(text)
  return range
}
