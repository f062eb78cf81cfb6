import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'
for (const f of ['rd.js', 'client.ts', 'i18.js']) {
  const r = await build({
    entryPoints: [f],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: f === 'rd.js' ? [] : ['react'],
    conditions: ['production'],
  })
  console.log(f, r.outputFiles[0].contents.length, gzipSync(r.outputFiles[0].contents, { level: 9 }).length)
}
