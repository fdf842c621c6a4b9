/** The program `quasi`: a language server or a command line, by its first arguments. Neither loads the other. */

main(process.argv.slice(2)).catch((error: unknown) => {
  // Something that is ours to mend: the whole story helps.
  process.stderr.write(`quasi: an error in Quasi itself: ${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 2;
});

async function main(args: readonly string[]): Promise<void> {
  const [command, ...options] = args;
  const saysHow = options.some((option) => /^--(stdio|node-ipc|socket|pipe)\b/.test(option));
  if (command === 'lsp' && saysHow && !options.includes('--help')) {
    const { startServer } = await import('./lsp.ts');
    startServer();
  } else {
    const { run } = await import('./cli/run.ts');
    process.exitCode = await run(args);
  }
}
