import { rolldown } from 'rolldown'
import { gzipSync } from 'node:zlib'
for (const f of process.argv.slice(2)) {
  const mods = {}
  const b = await rolldown({
    input: './' + f,
    external: f === 'rd.js' ? [] : ['react', 'react-dom'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    treeshake: true,
    plugins: [
      {
        name: 'x',
        generateBundle(_, bundle) {
          for (const c of Object.values(bundle))
            for (const [id, m] of Object.entries(c.modules))
              if (m.renderedLength > 1500)
                mods[id.split('node_modules/').pop().replace('/work/main/', '')] = m.renderedLength
        },
      },
    ],
  })
  const o = await b.generate({ minify: true, format: 'esm' })
  console.log(f, o.output[0].code.length, gzipSync(o.output[0].code, { level: 9 }).length)
  for (const [k, v] of Object.entries(mods)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 14))
    console.log('     ', v, k)
}
