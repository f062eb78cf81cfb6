import {
  type AnyModule,
  type CommandOf,
  type Fields,
  type Refusal,
  type Result,
  type StreamId,
  invalid,
  no,
} from '@onelot/domain'
import type * as z from 'zod/mini'
import { parseRequest } from '@onelot/api-client/backend'
import type { Services } from '../../services.ts'
import type { RecordChange } from '../../store/lists.ts'

/** What an operator acts by. */
export interface OperatorDesk {
  readonly services: Services
  /** Carries out a command on a stream, as the operator, and updates this instance by what it changed. */
  command<M extends AnyModule>(
    module: M,
    stream: StreamId,
    command: CommandOf<M>,
    records?: readonly RecordChange[],
  ): Promise<Result<void, Refusal>>
}

/** What a call answers besides the broker's time. */
export type OperatorAnswer = Result<object> | Result<void>

/** One call of the operator's surface, below `/api/ops`. */
export interface OperatorAction<Desk extends OperatorDesk = OperatorDesk> {
  /** Begins with a slash. */
  readonly path: string
  /** The form of its body. */
  readonly shape: z.ZodMiniType
  /** Reads the body by the form, and dispatches its command. */
  readonly run: (body: unknown, desk: Desk) => Promise<OperatorAnswer>
}

/** An action with the form of its body. */
export const operatorAction = <Shape extends z.ZodMiniType, Desk extends OperatorDesk = OperatorDesk>(
  path: string,
  shape: Shape,
  dispatch: (request: z.output<Shape>, desk: Desk) => Promise<OperatorAnswer>,
): OperatorAction<Desk> => ({
  path,
  shape,
  async run(body, desk) {
    const parsed: Result<z.output<Shape>, Fields> = parseRequest(shape, body)
    return parsed.ok ? dispatch(parsed.value, desk) : no(invalid(parsed.refusal))
  },
})
