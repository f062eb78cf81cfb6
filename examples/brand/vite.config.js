const api = { '/api': process.env.BROKER_ORIGIN ?? 'http://localhost:5180' }

export default { base: './', server: { proxy: api }, preview: { proxy: api } }
