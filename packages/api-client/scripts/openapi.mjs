import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { URL } from 'node:url'
import { moduleDocuments, openApiDocument, openApiText } from '../src/openapi/document.ts'

const modules = new URL('../openapi/', import.meta.url)
const whole = new URL('../dist/', import.meta.url)

rmSync(modules, { recursive: true, force: true })
for (const folder of [modules, whole]) mkdirSync(folder, { recursive: true })
for (const [name, document] of Object.entries(moduleDocuments()))
  writeFileSync(new URL(`${name}.json`, modules), openApiText(document))
writeFileSync(new URL('openapi.json', whole), openApiText(openApiDocument()))
