export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** The size at which a picture's longer edge is `edge` px at most, in the same proportions. It is never made larger. */
export function fitWithin({ width, height }: PixelSize, edge: number): PixelSize {
  const scale = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
