import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The parts of JSON Schema that the documents make use of. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** A call as the OpenAPI documents describe it. */
export interface Operation {
  /** Below `/api/vue/`. */
  readonly path: string
  /** Of its body. */
  readonly schema: Schema
  /** It has a file, and so a form. */
  readonly isForm: boolean
  readonly example: unknown
  /** A schema with its reference followed. */
  readonly resolved: (schema: Schema) => Schema
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
const schemaShape = z.custom<Schema>(isObject)
const mediaShape = z.object({ schema: schemaShape, example: z.optional(z.unknown()) })
const documentShape = z.object({
  paths: z.record(
    z.string(),
    z.object({ post: z.object({ requestBody: z.object({ content: z.record(z.string(), mediaShape) }) }) }),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaShape) }),
})

const folder = join(import.meta.dirname, '../../../../../packages/api-client/openapi')

/** Every call of every document. */
export function operations(): readonly Operation[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const document = documentShape.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      const { schemas } = document.components
      const resolved = (schema: Schema): Schema => {
        const name = schema.$ref?.split('/').at(-1)
        return name === undefined ? schema : resolved(schemas[name] ?? {})
      }
      return Object.entries(document.paths).flatMap(([path, { post }]) =>
        Object.entries(post.requestBody.content).map(([type, { schema, example }]) => ({
          path: path.replace(/^\//, ''),
          schema,
          example,
          isForm: !type.includes('json'),
          resolved,
        })),
      )
    })
}
