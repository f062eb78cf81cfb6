const JPEG_QUALITY = 0.92

/** A picture turned by a quarter to the right, drawn anew. @throws Error where it cannot be drawn */
export async function rotated(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  const { width, height } = picture
  canvas.width = height
  canvas.height = width
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the picture cannot be drawn')
  context.translate(height, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(picture, 0, 0)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  if (blob === null) throw new Error('the picture cannot be drawn')
  return new File([blob], file.name, { type: blob.type })
}
