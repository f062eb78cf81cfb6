import { rolldown } from 'rolldown'
import { gzipSync } from 'node:zlib'
const b = await rolldown({
  input: './rd.js',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  onLog() {},
})
for (const minify of [
  true,
  { compress: { target: 'chrome111' }, mangle: { toplevel: true }, codegen: { removeWhitespace: true } },
  {
    compress: {
      target: 'chrome111',
      maxIterations: 10,
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
    mangle: { toplevel: true },
  },
]) {
  try {
    const o = await b.generate({ minify, format: 'esm' })
    console.log(
      JSON.stringify(minify),
      o.output[0].code.length,
      gzipSync(o.output[0].code, { level: 9 }).length,
    )
  } catch (e) {
    console.log(String(e).slice(0, 300))
  }
}
