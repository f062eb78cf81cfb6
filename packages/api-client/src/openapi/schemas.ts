import { descriptions } from './descriptions.generated.ts'
import { type Json, type JsonObject, isJsonObject, rawSchemas, ref } from './shapes.ts'

/** A schema with the description of each part of it that has one by its JSON pointer; what a schema says of itself comes first. */
function described(json: Json, texts: Readonly<Record<string, string>>, pointer = ''): Json {
  if (Array.isArray(json))
    return json.map((part: Json, index) => described(part, texts, `${pointer}/${String(index)}`))
  if (!isJsonObject(json)) return json
  const parts = Object.fromEntries(
    Object.entries(json).map(([key, part]) => [key, described(part, texts, `${pointer}/${key}`)]),
  )
  const description = texts[pointer]
  return description === undefined ? parts : { description, ...parts }
}

/** A record of known keys as an object with a property for each: tools type those. */
function withKeysAsProperties(json: Json): Json {
  if (Array.isArray(json)) return json.map((part: Json) => withKeysAsProperties(part))
  if (!isJsonObject(json)) return json
  const inside = Object.fromEntries(
    Object.entries(json).map(([key, part]) => [key, withKeysAsProperties(part)]),
  )
  const { propertyNames, additionalProperties, ...rest } = inside
  if (!isJsonObject(propertyNames) || !Array.isArray(propertyNames['enum'])) return inside
  const keys = propertyNames['enum'].filter((key): key is string => typeof key === 'string')
  return {
    ...rest,
    properties: Object.fromEntries(keys.map((key) => [key, additionalProperties ?? {}])),
    additionalProperties: false,
  }
}

/** An enumeration that will have further values: a client that is generated from it takes them too. */
const open = ({ enum: known, description: _replaced, ...rest }: JsonObject, description: string): Json => ({
  description,
  anyOf: [{ ...rest, enum: known ?? [] }, { type: 'string' }],
})

/** What an open enumeration says, by the name of its schema. */
const opened: Readonly<Record<string, string>> = {
  RuleCode: 'A code of the broker’s rules, without those of transport. Further ones may be added.',
}

const streamEvents = { quote: 'StreamQuote', account: 'StreamAccount', heartbeat: 'StreamHeartbeat' }

/** Schemas of every shape by name, with what the comments of the contract say of their parts. */
export function shapeSchemas(): Readonly<Record<string, Json>> {
  const schemas = Object.entries(rawSchemas()).map(([name, raw]): [string, Json] => {
    const schema = withKeysAsProperties(described(raw, descriptions[name] ?? {}))
    const text = opened[name]
    return [name, text !== undefined && isJsonObject(schema) ? open(schema, text) : schema]
  })
  const all = Object.fromEntries(schemas)
  const mapping = Object.fromEntries(
    Object.entries(streamEvents).map(([kind, name]) => [kind, `#/components/schemas/${name}`]),
  )
  return {
    ...all,
    StreamEvent: {
      description:
        'One event of the stream. A heartbeat comes first, then, to a member, `account`, and a quote of each instrument that has a price. From then on each comes at its change, the latest alone to a slow reader, in no order among instruments.',
      oneOf: Object.values(streamEvents).map((name) => ref('schemas', name)),
      discriminator: { propertyName: 'kind', mapping },
    },
  }
}
