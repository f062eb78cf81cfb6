/** What was typed last in this tab, and whether it was being drawn: a page that stopped on it does not draw it again unasked. */
export interface KeptCode {
  readonly read: () => string | undefined
  readonly keep: (code: string) => void
  readonly isBeingDrawn: () => boolean
  readonly setBeingDrawn: (isDrawn: boolean) => void
  readonly forget: () => void
}

/** None where the browser keeps nothing: then what was typed is lost with the page. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** A browser may keep only so much: the rest works without. */
function put(key: string, value: string): void {
  try {
    storage()?.setItem(key, value)
  } catch {
    storage()?.removeItem(key)
  }
}

export function keptCode(name: string): KeptCode {
  const drawing = `${name}.drawing`
  return {
    read: () => storage()?.getItem(name) ?? undefined,
    keep: (code) => put(name, code),
    isBeingDrawn: () => storage()?.getItem(drawing) === 'yes',
    setBeingDrawn: (isDrawn) => {
      if (isDrawn) put(drawing, 'yes')
      else storage()?.removeItem(drawing)
    },
    forget: () => {
      storage()?.removeItem(name)
      storage()?.removeItem(drawing)
    },
  }
}
