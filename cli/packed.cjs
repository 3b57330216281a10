#!/usr/bin/env node
// The entry of the package, which consists of this file, main.cjs and the chunks beside it.
const { join } = require('node:path');

const [only, ...more] = process.argv.slice(2);
if ((only === '--version' || only === '-V') && more.length === 0) {
  // Answered before anything loads, because scripts run it to test for the CLI.
  console.log(require(join(__dirname, '../package.json')).version);
} else {
  require('node:module').enableCompileCache();
  require(join(__dirname, 'main.cjs'));
}
