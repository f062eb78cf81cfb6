import type { Upload } from './types.ts'

/** Answers that have no body. */
const BODILESS = [204, 205, 304]

/** Sends a file in a browser: of its two ways to send, XMLHttpRequest alone tells how much has gone out. */
export const uploadByXhr: Upload = (url, { headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ share: total > 0 ? loaded / total : 0 })
    })
    request.addEventListener('load', () => {
      const { status } = request
      resolve(new Response(BODILESS.includes(status) ? null : request.responseText, { status }))
    })
    request.addEventListener('error', () => {
      reject(new TypeError('the file could not be sent'))
    })
    const stop = () => {
      request.abort()
      reject(new Error('the file was taken back'))
    }
    signal.addEventListener('abort', stop, { once: true })
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop)
    })
    request.send(body)
  })
