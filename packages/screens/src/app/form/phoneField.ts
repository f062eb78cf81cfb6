import * as z from 'zod/mini'

/** A phone number as people write it; spaces, dots, hyphens and brackets are taken out before it is judged. */
export const phoneField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/[\s().-]/g, '')),
  ),
  z.string().check(z.minLength(1, 'required'), z.regex(/^\+?\d{8,15}$/, 'malformed')),
)
