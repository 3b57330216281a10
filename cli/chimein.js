#!/usr/bin/env node
import module from 'node:module';

if (process.features.typescript) {
  module.enableCompileCache();
  await import('./main.ts');
} else {
  console.error(`error: Chime In needs Node 22.18 or newer; this is ${process.version}.`);
  process.exitCode = 1;
}
