export default { build: { rolldownOptions: { input: 'foreign.html' } } }
