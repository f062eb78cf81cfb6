import { rolldown } from 'rolldown'
import { gzipSync } from 'node:zlib'
const f = process.argv[2],
  pure = process.argv.slice(4)
const b = await rolldown({
  input: './' + f,
  external: ['react', 'react-dom'],
  resolve: { conditionNames: ['production', 'module', 'import', 'browser', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  treeshake: { manualPureFunctions: pure, propertyReadSideEffects: false },
})
const o = await b.generate({ minify: process.argv[3] === 'min', format: 'esm' })
console.error(o.output[0].code.length, gzipSync(o.output[0].code, { level: 9 }).length)
if (process.argv[3] !== 'min') console.log(o.output[0].code)
