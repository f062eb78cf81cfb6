// npm run pack: the published packages as tarballs, in dist/tarballs.
import { packConformance } from './conformance.ts'
import { packAll } from './stage.ts'

for (const [name, file] of await packAll()) console.log(`${name.padEnd(20)} ${file}`)
console.log(`${'@onelot/conformance'.padEnd(20)} ${await packConformance()}`)
