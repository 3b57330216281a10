#!/usr/bin/env node
// What the package starts with: main.cjs and the chunks beside it are all of it.
const { join } = require('node:path');

const [only, ...more] = process.argv.slice(2);
if ((only === '--version' || only === '-V') && more.length === 0) {
  // Before anything is loaded: scripts ask for it to see whether there is a chimein at all.
  console.log(require(join(__dirname, '../package.json')).version);
} else {
  require('node:module').enableCompileCache();
  require(join(__dirname, 'main.cjs'));
}
