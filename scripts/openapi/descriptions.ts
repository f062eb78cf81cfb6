import { join } from 'node:path'
import ts from 'typescript'
import {
  type Json,
  isJsonObject,
  rawSchemas,
  schemaName,
} from '../../packages/api-client/src/openapi/shapes.ts'
import { endpoints } from '../../packages/api-client/src/contract/contract.ts'

const source = join(import.meta.dirname, '../../packages/api-client/src')
const shapesFile = join(source, 'openapi/shapes.ts')
const contractFile = join(source, 'contract/contract.ts')

/** What the contract's comments say of a schema, by the JSON pointer into it; of the schema itself by ''. */
export type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>

type Found = Record<string, string>

/** References to pages of this repository mean nothing in a document that is read elsewhere. */
export const asText = (comment: string): string =>
  comment
    .replace(/ ?\((docs\/[^)]+)\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The documenting comment before an element of a list, which no symbol has. */
export function commentBefore(node: ts.Node): string {
  const text = node.getSourceFile().getFullText()
  const last = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1)
  const comment = last === undefined ? '' : text.slice(last.pos, last.end)
  return comment.startsWith('/**') ? asText(comment.replace(/^\/\*\*|\*\/$|^\s*\*/gm, '')) : ''
}

function createProgram() {
  const config = ts.readConfigFile(join(source, '../tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(source, '..'))
  return ts.createProgram([shapesFile, contractFile], { ...options, composite: false, noEmit: true })
}

/** Reads the comments of the contract's fields along the schemas that are made of them. */
export function readDescriptions(): Descriptions {
  const program = createProgram()
  const checker = program.getTypeChecker()

  const exported = (file: string, name: string): ts.Type => {
    const opened = program.getSourceFile(file)
    const module = opened && checker.getSymbolAtLocation(opened)
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name)
    if (symbol === undefined) throw new Error(`${file} exports no ${name}`)
    return checker.getTypeOfSymbol(symbol)
  }
  const inside = (type: ts.Type | undefined, name: string): ts.Type | undefined => {
    const symbol = type && checker.getPropertyOfType(type, name)
    return symbol && checker.getTypeOfSymbol(symbol)
  }
  const commentOf = (symbol: ts.Symbol): string =>
    asText(ts.displayPartsToString(symbol.getDocumentationComment(checker)))

  /** The shape below what makes it optional, read-only or another value. */
  function bare(type: ts.Type): ts.Type {
    const def = inside(inside(type, '_zod'), 'def')
    const inner = inside(def, 'innerType') ?? inside(def, 'in')
    return inner === undefined ? type : bare(inner)
  }

  /** The comment before an option in the list of a union. */
  function commentOfOption(option: ts.Type | undefined): string {
    const shape = inside(inside(inside(option && bare(option), '_zod'), 'def'), 'shape')
    const calls = (shape?.getProperties() ?? []).flatMap(({ declarations = [] }) =>
      declarations.map(({ parent }) => parent.parent),
    )
    const call = calls.find(({ parent }) => ts.isArrayLiteralExpression(parent))
    return call === undefined ? '' : commentBefore(call)
  }

  function walk(json: Json | undefined, wrapped: ts.Type | undefined, pointer: string, found: Found): void {
    if (!isJsonObject(json) || wrapped === undefined || '$ref' in json) return
    const type = bare(wrapped)
    const def = inside(inside(type, '_zod'), 'def')
    walk(json['items'], inside(def, 'element'), `${pointer}/items`, found)
    walk(json['additionalProperties'], inside(def, 'valueType'), `${pointer}/additionalProperties`, found)
    const options = inside(def, 'options')
    for (const kind of ['oneOf', 'anyOf']) {
      const nodes = json[kind]
      if (options === undefined || !Array.isArray(nodes)) continue
      const each = checker.isTupleType(options) ? checker.getTypeArguments(options as ts.TypeReference) : []
      if (each.length !== nodes.length) continue
      nodes.forEach((node: Json, index) => {
        const comment = commentOfOption(each[index])
        if (comment !== '') found[`${pointer}/${kind}/${String(index)}`] = comment
        walk(node, each[index], `${pointer}/${kind}/${String(index)}`, found)
      })
    }
    const shape = inside(def, 'shape')
    if (shape === undefined || !isJsonObject(json['properties'])) return
    for (const [name, property] of Object.entries(json['properties'])) {
      const symbol = checker.getPropertyOfType(shape, name)
      if (symbol === undefined) continue
      const below = `${pointer}/properties/${name}`
      const comment = commentOf(symbol)
      if (comment !== '') found[below] = comment
      walk(property, checker.getTypeOfSymbol(symbol), below, found)
    }
  }

  /** The constant that a property names: `Order: shapes.orderShape`, `tradePlace`. */
  function constantOf({ valueDeclaration: declared }: ts.Symbol): ts.Symbol | undefined {
    if (declared === undefined) return undefined
    const named = (initializer: ts.Expression) =>
      checker.getSymbolAtLocation(ts.isPropertyAccessExpression(initializer) ? initializer.name : initializer)
    const constant = ts.isShorthandPropertyAssignment(declared)
      ? checker.getShorthandAssignmentValueSymbol(declared)
      : ts.isPropertyAssignment(declared)
        ? named(declared.initializer)
        : undefined
    const isAlias = constant !== undefined && (constant.flags & ts.SymbolFlags.Alias) !== 0
    return isAlias ? checker.getAliasedSymbol(constant) : constant
  }
  const commentOfConstant = (property: ts.Symbol): string => {
    const constant = constantOf(property)
    return constant === undefined ? '' : commentOf(constant)
  }

  /** The comment of a field of what `defineEndpoint` is called with. */
  function commentInCall(endpoint: ts.Symbol, field: string): string {
    const declared = constantOf(endpoint)?.valueDeclaration
    const call = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined
    const [fields] = call && ts.isCallExpression(call) ? call.arguments : []
    const symbol = fields && checker.getTypeAtLocation(fields).getProperty(field)
    return symbol === undefined ? '' : commentOf(symbol)
  }

  const schemas = rawSchemas()
  const all: Record<string, Found> = {}
  const describe = (name: string, type: ts.Type | undefined, own = '') => {
    const json = schemas[name]
    if (json === undefined || name in all) return
    const found: Found = own === '' ? {} : { '': own }
    walk(json, type, '', found)
    if (Object.keys(found).length > 0) all[name] = found
  }

  const shared = exported(shapesFile, 'named')
  for (const property of shared.getProperties())
    describe(property.name, checker.getTypeOfSymbol(property), commentOfConstant(property))

  const byPath = new Map<string, ts.Symbol>()
  for (const module of exported(contractFile, 'contract').getProperties())
    for (const endpoint of checker.getTypeOfSymbol(module).getProperties()) {
      const type = checker.getTypeOfSymbol(endpoint)
      const path = inside(type, 'path')
      if (path?.isStringLiteral() === true) byPath.set(path.value, endpoint)
    }
  for (const { path } of endpoints) {
    const endpoint = byPath.get(path)
    if (endpoint === undefined) throw new Error(`the contract has no type for ${path}`)
    const type = checker.getTypeOfSymbol(endpoint)
    describe(schemaName(path, 'Request'), inside(type, 'request'), commentInCall(endpoint, 'request'))
    describe(schemaName(path, 'Data'), inside(type, 'response'), commentInCall(endpoint, 'response'))
  }
  return all
}

export const descriptionsFile = join(source, 'openapi/descriptions.generated.ts')
export const descriptionsText = (all: Descriptions): string =>
  `/** What the comments of the contract say, by schema and JSON pointer. Written by \`npm run openapi\`. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(all, null, 1)}
`
