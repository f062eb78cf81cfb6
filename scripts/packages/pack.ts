// npm run pack: the published packages as tarballs, in dist/tarballs.
import { packAll } from './stage.ts'

for (const [name, file] of await packAll()) console.log(`${name.padEnd(20)} ${file}`)
