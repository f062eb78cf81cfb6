export * from 'big.js'
