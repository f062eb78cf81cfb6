import { writeFileSync } from 'node:fs'
import { URL } from 'node:url'
import { openApiDocument, openApiText } from '../src/openapi/document.ts'

writeFileSync(new URL('../openapi.json', import.meta.url), openApiText(openApiDocument()))
