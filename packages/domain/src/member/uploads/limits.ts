/** 5 MiB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
/** 40 megapixels. */
export const MAX_IMAGE_PIXELS = 40_000_000
/** Segments or chunks of a picture. Encoders write some hundred; a million empty ones cost a hundred times their bytes to read. */
export const MOST_IMAGE_PARTS = 10_000
/** A picture that no command has used is dropped after so long. */
export const UNUSED_UPLOAD_MS = 24 * 3_600_000
/** Pictures of one account that no command has used yet. A further one takes the place of the earliest. */
export const MOST_UNUSED_UPLOADS = 20
