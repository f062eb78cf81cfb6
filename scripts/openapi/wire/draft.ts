/** A schema of JSON that may be changed. */
type Draft = Record<string, unknown>
interface Body extends Draft {
  content: Record<string, Draft>
}
interface Call extends Draft {
  security: unknown[]
  parameters: unknown[]
  requestBody: Body
  responses: Record<string, Body>
  'x-idempotent': boolean
}
interface ObjectSchema extends Draft {
  properties: Record<string, Draft>
  required: string[]
  oneOf: Draft[]
}
export interface Document {
  readonly paths: Record<string, { post: Call }>
  readonly components: {
    readonly schemas: Record<string, ObjectSchema>
    readonly parameters: Record<string, Draft>
    readonly responses: Record<string, Body>
  }
}

export function schemaOf({ components }: Document, name: string): ObjectSchema {
  const schema = components.schemas[name]
  if (schema === undefined) throw new Error(`no schema is ${name}`)
  return schema
}
export function fieldOf(document: Document, schema: string, name: string): Draft {
  const field = schemaOf(document, schema).properties[name]
  if (field === undefined) throw new Error(`${schema} has no ${name}`)
  return field
}
export function callOf({ paths }: Document, path: string): Call {
  const call = paths[`/${path}`]
  if (call === undefined) throw new Error(`no call is ${path}`)
  return call.post
}
