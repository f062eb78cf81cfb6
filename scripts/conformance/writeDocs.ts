// Writes the numbered cases into docs/conformance.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesText } from './casesText.ts'

const file = join(import.meta.dirname, '../../docs/conformance.md')
const text = readFileSync(file, 'utf8')
const heading = '## The cases\n\n'
const [before = ''] = text.split(heading)
writeFileSync(file, `${before}${heading}${casesText()}\n`)
