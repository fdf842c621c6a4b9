#!/usr/bin/env node
// The command `quasi`: hands over to the built program, which reads the arguments itself.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../dist/quasi.js', import.meta.url));
if (existsSync(program)) {
  // Not `import`: it would first read the whole program to find out what sort of module it is.
  createRequire(import.meta.url)(program);
} else {
  console.error('quasi: not built yet: run "npm run build"');
  process.exitCode = 2;
}
