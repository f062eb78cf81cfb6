import { callText } from '../rawSocket.ts'
import type { Draw } from './draw.ts'

const config = '{"type":"all"}'
const hosts = [
  '1.2.3.4.5',
  'a b',
  '[',
  '',
  '\u00e9',
  'a:b:c',
  'x'.repeat(300),
  'a\tb',
  '@',
  '%00',
  '[::1',
  '127.0.0.1:99999',
]
const garbage = [
  'HELO\r\n\r\n',
  '\r\n\r\n\r\nGARBAGE\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'POST /api/vue/common/config HTTP/9.9\r\nHost: a\r\n\r\n',
  'POST  /api/vue/common/config  HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /api/vue/common/config\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://a:b@c/ HTTP/1.1\r\nHost: a\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
]
const heads = [
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: identity',
  'Expect: more',
  'Upgrade: websocket',
  'Connection: upgrade',
  'Connection: close, keep-alive',
  ' folded',
  ': empty',
  'a b: c',
  'Host: second',
  `X: ${'y'.repeat(20_000)}`,
  'Cookie: \u0001',
  '__proto__: x',
]

/** A request with a byte of its head changed. */
function flipped(draw: Draw, text: string): string {
  const at = draw.int(text.indexOf('\r\n\r\n'))
  return `${text.slice(0, at)}${String.fromCharCode(draw.int(256))}${text.slice(at + 1)}`
}

/** Bytes that are sent over a socket, as they are, before it is closed. */
export function rawBytes(draw: Draw): string {
  switch (draw.int(6)) {
    case 0:
      return callText(config, [`Host: ${draw.pick(hosts)}`])
    case 1:
      return draw.pick(garbage)
    case 2:
      return callText(config, ['Host: a', draw.pick(heads), ...(draw.chance(0.3) ? [draw.pick(heads)] : [])])
    case 3:
      return flipped(draw, callText(config))
    case 4:
      return callText(config).repeat(draw.pick([2, 10]))
    default: {
      const text = callText(config)
      return text.slice(0, 1 + draw.int(text.length - 1))
    }
  }
}
