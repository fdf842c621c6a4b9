/** The program `quasi`: a language server or a command line, by its first argument. Neither loads the other. */

const [first, ...rest] = process.argv.slice(2);

if (first === 'lsp') {
  if (rest.some((option) => /^--(stdio|node-ipc|socket|pipe)\b/.test(option))) {
    import('./lsp.ts').then(({ startServer }) => startServer());
  } else {
    process.stderr.write('quasi: lsp needs to be told how to talk: --stdio or --node-ipc.\n');
    process.exitCode = 2;
  }
} else {
  import('./cli/run.ts')
    .then(({ run }) => run(process.argv.slice(2)))
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: unknown) => {
      // Something that is ours to mend: the whole story helps.
      process.stderr.write(`quasi: an error in Quasi itself: ${error instanceof Error ? error.stack : error}\n`);
      process.exitCode = 2;
    });
}
