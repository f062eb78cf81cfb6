/** A grey PNG of two pixels. */
export const greyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNoOAAAAcMBQa4CcBUAAAAASUVORK5CYII=',
  'base64',
)
