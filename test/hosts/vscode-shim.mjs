#!/usr/bin/env node
// The executable given to @vscode/test-electron: lets Node read TypeScript from whatever folder it is started in, then runs the shim.
import { register } from 'tsx/esm/api';

register();
await import('./vscodeShim.ts');
