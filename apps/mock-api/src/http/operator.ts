import { type Result, instant, invalid, ok } from '@onelot/domain'
import { Hono } from 'hono'
import type { Broker } from '../broker.ts'
import { durationMs } from '../kernel/duration.ts'
import { sameText } from '../ports/hasher.ts'
import { readBody } from './body.ts'
import { type RefusalOnWire, answered, refused, successText, unauthorised, unreadable } from './envelope.ts'
import * as asks from './operatorRequests.ts'
import { parseRequest } from './requestFields.ts'
import type * as z from 'zod/mini'

/** The surface is open to anyone, or to who shows its token. */
export type OperatorAccess = 'open' | { readonly token: string }

type Desk = Pick<Broker, 'operator' | 'faults' | 'advance' | 'setClock' | 'reset' | 'house'>

/** `/api/ops/*`: what an operator, or a test, does to the demo world (DESIGN 4). JSON in, an envelope out. */
export function operatorRoutes(desk: Desk, access: OperatorAccess): Hono {
  const { operator } = desk
  const app = new Hono()

  /** One action: the access, the body by its schema, the envelope. */
  function action<Shape extends z.ZodMiniType>(
    path: string,
    shape: Shape,
    run: (request: z.output<Shape>) => Promise<Result<void, RefusalOnWire>>,
  ): void {
    app.post(path, async ({ req }) => {
      if (access !== 'open' && !sameText(req.header('ops-token') ?? '', access.token)) return unauthorised()
      const body = await readBody(req.raw)
      if (!body.ok) return unreadable(body.refusal)
      const parsed = parseRequest<Shape>(shape, body.value)
      if (!parsed.ok) return refused(invalid(parsed.refusal))
      const result = await run(parsed.value)
      return result.ok
        ? answered(successText({ now: desk.house.clock.now() }, undefined))
        : refused(result.refusal)
    })
  }

  action('/clock', asks.clockRequest, async (asked) => {
    if ('advance' in asked) {
      await desk.advance(durationMs(asked.advance))
      return ok(undefined)
    }
    return desk.setClock(instant(Date.parse(asked.now)))
  })
  action('/price', asks.priceRequest, ({ instrument, price }) =>
    operator.setPrice(instrument, price ?? undefined),
  )
  action('/halt', asks.haltRequest, ({ instrument, halted }) => operator.setHalt(instrument, halted))
  action('/delist', asks.delistRequest, ({ instrument }) => operator.delist(instrument))
  action('/realName', asks.realNameRequest, ({ state, ...member }) =>
    operator.setStanding(member, { kind: 'setRealNameState', state }),
  )
  action('/restrictions', asks.restrictionsRequest, ({ restrictions, ...member }) =>
    operator.setStanding(member, { kind: 'setRestrictions', restrictions }),
  )
  action('/settings', asks.settingsRequest, async ({ maintenance, submissions, ...patch }) => {
    const settings = { ...desk.house.controls.current.settings, ...patch }
    await operator.setControls({
      settings,
      ...(maintenance === undefined ? {} : { maintenance }),
      ...(submissions === undefined ? {} : { submissions }),
    })
    return ok(undefined)
  })
  action('/faults', asks.faultsRequest, ({ faults }) => {
    desk.faults.release()
    desk.faults.set(faults)
    return Promise.resolve(ok(undefined))
  })
  action('/reset', asks.resetRequest, async () => {
    await desk.reset()
    return ok(undefined)
  })
  return app
}
