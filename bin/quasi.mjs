#!/usr/bin/env node
// The command `quasi`: hands over to the built program, which reads the arguments itself.
import { existsSync } from 'node:fs';

const program = new URL('../dist/quasi.mjs', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('quasi: not built yet: run "npm run build"');
  process.exitCode = 2;
}
