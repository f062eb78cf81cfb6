import type { Arrival } from '../../../../http/route.ts'

/** Devices that the demo member logs in on besides the page. */
export const otherDevices = {
  phone: {
    device: 'phone-of-the-member',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  },
  laptop: {
    device: 'laptop-of-the-member',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  },
} as const satisfies Readonly<Record<string, Arrival>>

/** The page itself, as a telephone. */
export const thisDevice: Arrival = {
  device: 'page',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
}
