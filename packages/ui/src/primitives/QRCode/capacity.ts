/** Bytes that the largest code holds at error correction M, the level drawn here (ISO/IEC 18004, version 40). */
export const QR_CAPACITY_BYTES = 2_331

/** Whether a text can be drawn at all: counted in UTF-8, as it is stored. */
export const fitsInQr = (text: string): boolean => new TextEncoder().encode(text).length <= QR_CAPACITY_BYTES
