/** From a frame to the page around. `ready`: it can draw now. `drawn`: it has drawn what it was sent last. */
export interface FrameSays {
  readonly playground: 'ready' | 'drawn'
}
/** From the page to its frames. */
export interface DrawCode {
  readonly playground: 'draw'
  readonly code: string
}

const isMessage = (data: unknown): data is { readonly playground: unknown; readonly code?: unknown } =>
  typeof data === 'object' && data !== null && 'playground' in data

export const saysOf = (data: unknown): FrameSays['playground'] | undefined =>
  isMessage(data) && (data.playground === 'ready' || data.playground === 'drawn')
    ? data.playground
    : undefined

export const isDrawing = (data: unknown): data is DrawCode =>
  isMessage(data) && data.playground === 'draw' && typeof data.code === 'string'
