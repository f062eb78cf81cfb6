// npm run version, after changesets has raised the versions: what the next changes of the wire are compared with.
import { writeFileSync } from 'node:fs'
import { currentWire, publishedFile, wireText } from './wire.ts'

writeFileSync(publishedFile, wireText(currentWire()))
