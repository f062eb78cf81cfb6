/** Of code: a font of the reader's own device. */
export const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'
