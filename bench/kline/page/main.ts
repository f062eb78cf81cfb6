import { settle } from './frames.ts'
import { type Candle, decimal, localDate } from '@onelot/domain'
import { mountKlinecharts } from './bareKlinecharts.ts'
import { mountLightweight } from './bareLightweight.ts'
import { mountOurs } from './ours.tsx'
import { size, type Mount, type Scenario, type Subject } from './subject.ts'

export interface Sample {
  readonly subject: string
  readonly update: number
  readonly pan: number
}

const mounts: Record<string, Mount> = {
  ours: mountOurs,
  klinecharts: mountKlinecharts,
  'lightweight-charts': mountLightweight,
}

/** A random walk that is the same in every run. */
function series(count: number): Candle[] {
  let state = 42
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  let price = 100
  return Array.from({ length: count }, (_, index) => {
    const open = price
    price = Math.max(1, price * (1 + (random() - 0.5) * 0.03))
    const write = (value: number) => decimal(value.toFixed(2))
    return {
      time: localDate(new Date(Date.UTC(2005, 0, 3 + index)).toISOString().slice(0, 10)),
      open: write(open),
      high: write(Math.max(open, price) * 1.005),
      low: write(Math.min(open, price) * 0.995),
      close: write(price),
      volume: decimal(String(Math.round(10_000 + random() * 90_000))),
      simulated: true,
    }
  })
}

/** Lays the page out, and finishes what is drawn: a canvas draws when it is read, and one pixel is enough. */
function finishDrawing(host: HTMLElement): void {
  host.getBoundingClientRect()
  for (const canvas of host.querySelectorAll('canvas')) {
    if (canvas.width > 0 && canvas.height > 0) canvas.getContext('2d')?.getImageData(0, 0, 1, 1)
  }
}

async function timed(host: HTMLElement, act: () => void): Promise<number> {
  const begun = performance.now()
  act()
  await settle()
  finishDrawing(host)
  return performance.now() - begun
}

/** A finger on the middle of a plot that drags it sideways, which all of them support. */
class Finger {
  readonly #target: Element
  readonly #identifier: number
  #shift = 0

  constructor(host: HTMLElement, identifier: number) {
    const { left, top } = Finger.#plot(host).getBoundingClientRect()
    this.#target = document.elementFromPoint(left + size.width / 2, top + 100) ?? host
    this.#identifier = identifier
    this.#send('touchstart')
    /** It moves at once, or it would count as a long press, which brings the crosshair. */
    this.drag(20)
  }

  static #plot(host: HTMLElement): Element {
    return host.querySelector('canvas') ?? host
  }

  drag(by: number): void {
    this.#shift += by
    this.#send('touchmove')
  }

  #send(type: 'touchstart' | 'touchmove'): void {
    const { left, top } = this.#target.getBoundingClientRect()
    const at = { clientX: left + size.width / 2 + this.#shift, clientY: top + 100 }
    const page = { pageX: at.clientX + scrollX, pageY: at.clientY + scrollY }
    const touch = new Touch({ identifier: this.#identifier, target: this.#target, ...at, ...page })
    const touches = { touches: [touch], targetTouches: [touch], changedTouches: [touch] }
    this.#target.dispatchEvent(new TouchEvent(type, { ...touches, bubbles: true, cancelable: true }))
  }
}

/** Measures all subjects in turn, round by round, so that other load of the machine affects them alike. */
async function measure(input: {
  scenario: Scenario
  bars: number
  rounds: number
  warmUp: number
}): Promise<Sample[]> {
  const candles = series(input.bars)
  const last = candles.at(-1)
  if (!last) return []
  const charts: { name: string; host: HTMLElement; subject: Subject; finger: Finger }[] = []
  for (const [name, mount] of Object.entries(mounts)) {
    const host = document.createElement('div')
    host.style.width = `${String(size.width)}px`
    host.style.minHeight = `${String(size.height)}px`
    if (name !== 'ours') host.style.height = `${String(size.height)}px`
    document.body.append(host)
    const subject = mount(host, candles, input.scenario)
    await settle()
    host.scrollIntoView()
    charts.push({ name, host, subject, finger: new Finger(host, charts.length + 1) })
  }
  const samples: Sample[] = []
  for (let round = -input.warmUp; round < input.rounds; round++) {
    const shift = Math.abs(round) % charts.length
    for (const { name, host, subject, finger } of [...charts.slice(shift), ...charts.slice(0, shift)]) {
      host.scrollIntoView()
      await settle()
      const close = decimal((Number(last.close) * (1 + 0.004 * Math.sin(round))).toFixed(2))
      const update = await timed(host, () => {
        subject.update({ ...last, close })
      })
      const pan = await timed(host, () => {
        finger.drag(Math.floor((round + input.warmUp) / 20) % 2 === 0 ? 10 : -10)
      })
      if (round >= 0) samples.push({ subject: name, update, pan })
    }
  }
  return samples
}

Object.assign(window, { measure })
