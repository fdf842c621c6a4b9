// Loaded before a measured program (node --import): writes what the process has used when it ends.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const usage = process.resourceUsage();
  writeFileSync(
    process.env.QUASI_BENCH_USAGE,
    JSON.stringify({ peak: peakMemory(usage), cpu: (usage.userCPUTime + usage.systemCPUTime) / 1000 }),
  );
});

/** Bytes. Linux counts the starting process's memory into maxRSS; its own account of this process does not. */
function peakMemory(usage) {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
    if (line) return Number(line[1]) * 1024;
  } catch {
    // Not Linux.
  }
  return usage.maxRSS * 1024;
}
