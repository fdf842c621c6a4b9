/** Running a program to its end: quiet when it succeeds, its last words in the error when it does not. */
import { type SpawnOptions, spawn } from 'node:child_process';

const keptCharacters = 4000;

export function runToEnd(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (data: Buffer): void => {
      output += data;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else {
        const end = signal ? `was stopped by ${signal}` : `ended with ${code}`;
        reject(new Error(`"${program} ${args.join(' ')}" ${end}:\n${output.slice(-keptCharacters)}`));
      }
    });
  });
}
