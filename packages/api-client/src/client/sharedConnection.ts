import type { InstrumentId } from '@onelot/domain'
import {
  REQUEST_TIMEOUT_MS,
  STREAM_DEBOUNCE_MS,
  STREAM_LINGER_MS,
  STREAM_MOST_INSTRUMENTS,
  STREAM_RENEW_MS,
  STREAM_STALE_MS,
} from '../constants.ts'
import type { Connect, Connection, ConnectionEnd } from './connection.ts'
import { type Group, type GroupMessage, SaidEvents, joinGroup } from './streamGroup.ts'
import type { ClientOptions, StreamSharing } from './types.ts'

/** One connection for all tabs of an account: each follows it as if it had one of its own. */
export function shareConnection(options: ClientOptions, sharing: StreamSharing, alone: Connect): Connect {
  let seat: Seat | undefined
  let serial = 0
  return (connection) => {
    const name = `onelot.stream.1 ${options.origin} ${options.session()?.account ?? 'guests'}`
    if (seat?.name !== name || seat.left) {
      seat?.leave()
      serial += 1
      seat = new Seat(name, `${options.newKey()}.${String(serial)}`, options, sharing, alone)
    }
    return seat.follow(connection)
  }
}

interface Own {
  readonly connection: Connection
  readonly end: (how: ConnectionEnd) => void
  readonly goAlone: () => void
}

interface Other {
  readonly instruments: readonly InstrumentId[]
  readonly heardAt: number
}

/** This tab among those of its account: it has the connection, or follows the one that has. */
class Seat {
  left = false
  #own: Own | undefined
  #leads = false
  #opened = false
  #upstream: AbortController | undefined
  #carried = new Set<InstrumentId>()
  #said = new SaidEvents()
  readonly #others = new Map<string, Other>()
  readonly #group: Group
  readonly #renewal: ReturnType<typeof setInterval>
  #unanswered: ReturnType<typeof setTimeout> | undefined
  #reopening: ReturnType<typeof setTimeout> | undefined

  readonly name: string
  readonly #id: string
  readonly #options: ClientOptions
  readonly #alone: Connect

  constructor(name: string, id: string, options: ClientOptions, sharing: StreamSharing, alone: Connect) {
    this.name = name
    this.#id = id
    this.#options = options
    this.#alone = alone
    this.#group = joinGroup(sharing, name, {
      onMessage: (message) => {
        this.#hear(message)
      },
      onLead: () => {
        this.#leads = true
        clearTimeout(this.#unanswered)
        this.#group.say({ kind: 'who' })
        this.#open()
      },
    })
    this.#renewal = setInterval(() => {
      this.#renew()
    }, STREAM_RENEW_MS)
  }

  follow(connection: Connection): Promise<ConnectionEnd> {
    return new Promise((resolve, reject) => {
      const own: Own = {
        connection,
        end: resolve,
        goAlone: () => {
          this.leave()
          this.#alone(connection).then(resolve, reject)
        },
      }
      this.#own = own
      connection.signal.addEventListener('abort', () => {
        resolve({ kind: 'lost' })
        if (this.#own !== own) return
        this.#own = undefined
        // What asks for another connection does so at once.
        queueMicrotask(() => {
          if (this.#own === undefined) this.leave()
        })
      })
      if (this.#leads) this.#open()
      else this.#askToFollow(own)
    })
  }

  leave(): void {
    if (this.left) return
    this.left = true
    this.#group.say({ kind: 'leave', from: this.#id })
    this.#upstream?.abort()
    this.#upstream = undefined
    clearInterval(this.#renewal)
    clearTimeout(this.#unanswered)
    clearTimeout(this.#reopening)
    this.#group.leave()
  }

  #askToFollow(own: Own): void {
    this.#say()
    clearTimeout(this.#unanswered)
    // The tab that has the stream answers at once, whether the broker does or not.
    this.#unanswered = setTimeout(own.goAlone, STREAM_STALE_MS)
  }

  #say(): void {
    if (this.#own !== undefined)
      this.#group.say({ kind: 'want', from: this.#id, instruments: this.#own.connection.instruments })
  }

  #renew(): void {
    if (!this.#leads) {
      this.#say()
      return
    }
    const oldest = this.#options.now() - STREAM_LINGER_MS
    for (const [id, { heardAt }] of this.#others) if (heardAt < oldest) this.#others.delete(id)
    if (this.#wanted().size < this.#carried.size) this.#reopenAfter(STREAM_LINGER_MS)
  }

  #wanted(besides?: readonly InstrumentId[]): Set<InstrumentId> {
    const others = [...this.#others.values()].flatMap(({ instruments }) => instruments)
    return new Set([...(this.#own?.connection.instruments ?? []), ...others, ...(besides ?? [])])
  }

  /** What this tab wants, and the others as far as there is room; one that has none gets `full`. */
  #fitting(): Set<InstrumentId> {
    let fitting = new Set(this.#own?.connection.instruments)
    for (const [id, { instruments }] of this.#others) {
      const next = new Set([...fitting, ...instruments])
      if (next.size <= STREAM_MOST_INSTRUMENTS) fitting = next
      else this.#refuse(id)
    }
    return fitting
  }

  #refuse(id: string): void {
    this.#others.delete(id)
    this.#group.say({ kind: 'full', to: id })
  }

  #reopenAfter(ms: number): void {
    this.#reopening ??= setTimeout(() => {
      this.#open()
    }, ms)
  }

  /** Opens the one connection for what all want. The one before ends as the next begins, and nobody hears of it. */
  #open(): void {
    clearTimeout(this.#reopening)
    this.#reopening = undefined
    this.#upstream?.abort()
    const mine = new AbortController()
    this.#upstream = mine
    this.#said = new SaidEvents()
    const instruments = [...this.#fitting()].sort()
    this.#carried = new Set(instruments)
    const end = (how: ConnectionEnd) => {
      if (this.#upstream === mine) this.#end(how)
    }
    this.#alone({
      instruments,
      signal: mine.signal,
      limitMs: this.#options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      onOpen: () => {
        if (this.#upstream !== mine) return
        this.#opened = true
        this.#group.say({ kind: 'open' })
        this.#own?.connection.onOpen()
      },
      onEvent: (event) => {
        if (this.#upstream !== mine) return
        this.#said.add(event, this.#options.now())
        this.#group.say({ kind: 'event', event })
        this.#own?.connection.onEvent(event)
      },
    }).then(end, () => {
      end({ kind: 'lost' })
    })
  }

  /** The others open one anew among themselves: a session that has ended ends for each by an answer of its own. */
  #end(how: ConnectionEnd): void {
    this.#group.say({ kind: 'lost' })
    const own = this.#own
    this.leave()
    own?.end(how)
  }

  #hear(message: GroupMessage): void {
    if (message.kind === 'want') this.#hearWant(message.from, message.instruments)
    else if (message.kind === 'leave') this.#others.delete(message.from)
    else if (!this.#leads) this.#hearFromLeader(message)
  }

  #hearWant(from: string, instruments: readonly InstrumentId[]): void {
    const before = this.#others.get(from)
    this.#others.delete(from)
    if (this.#leads && this.#wanted(instruments).size > STREAM_MOST_INSTRUMENTS) {
      this.#refuse(from)
      return
    }
    this.#others.set(from, { instruments, heardAt: this.#options.now() })
    if (!this.#leads) return
    this.#group.say({ kind: 'joined', to: from })
    if (instruments.some((instrument) => !this.#carried.has(instrument)))
      this.#reopenAfter(STREAM_DEBOUNCE_MS)
    if (before?.instruments.join() === instruments.join()) return
    if (this.#opened) this.#group.say({ kind: 'open' })
    for (const event of this.#said.of(instruments, this.#options.now()))
      this.#group.say({ kind: 'event', to: from, event })
  }

  #hearFromLeader(message: Exclude<GroupMessage, { kind: 'want' | 'leave' }>): void {
    const own = this.#own
    if (own === undefined) return
    switch (message.kind) {
      case 'who':
        this.#say()
        return
      case 'joined':
        if (message.to === this.#id) clearTimeout(this.#unanswered)
        return
      case 'full':
        if (message.to === this.#id) own.goAlone()
        return
      case 'open':
        own.connection.onOpen()
        return
      case 'lost':
        this.leave()
        own.end({ kind: 'lost' })
        return
      case 'event':
        if (message.to === undefined || message.to === this.#id) own.connection.onEvent(message.event)
    }
  }
}
