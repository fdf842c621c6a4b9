/** The bundle's way in: `lsp` starts the language server, everything else is the command line. */
void (async () => {
  if (process.argv[2] === 'lsp') {
    const { startServer } = await import('./lsp.ts');
    startServer();
  }
})();
