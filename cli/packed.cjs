#!/usr/bin/env node
// The entry of the package, which consists of this file, main.cjs and the chunks beside it.
const { join } = require('node:path');

// Runs on every Node, so that an old one gets a sentence in place of a stack trace.
const needed = [22, 13];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [only, ...more] = process.argv.slice(2);
if ((only === '--version' || only === '-V') && more.length === 0) {
  // Answered before anything loads, because scripts run it to test for the CLI.
  console.log(require(join(__dirname, '../package.json')).version);
} else if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(`error: chimein needs Node ${needed.join('.')} or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  require('node:module').enableCompileCache();
  require(join(__dirname, 'main.cjs'));
}
