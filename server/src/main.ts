/** The program `quasi`: a language server or a command line, by its first argument. Neither loads the other. */

main(process.argv.slice(2)).catch((error: unknown) => {
  // Something that is ours to mend: the whole story helps.
  process.stderr.write(`quasi: an error in Quasi itself: ${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 2;
});

async function main(args: readonly string[]): Promise<void> {
  if (args[0] !== 'lsp') {
    const { run } = await import('./cli/run.ts');
    process.exitCode = await run(args);
  } else if (args.some((option) => /^--(stdio|node-ipc|socket|pipe)\b/.test(option))) {
    const { startServer } = await import('./lsp.ts');
    startServer();
  } else {
    process.stderr.write('quasi: lsp needs to be told how to talk: --stdio or --node-ipc.\n');
    process.exitCode = 2;
  }
}
