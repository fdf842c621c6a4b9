/** A module of the extension in an editor that is made of what a test needs: the real one is only there in its own tests. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const clientFolder = fileURLToPath(new URL('../../client/src/', import.meta.url));

const l10n = {
  t: (text: string, ...values: unknown[]) => text.replace(/\{(\d)\}/g, (_, i) => String(values[i])),
};

export async function clientModule<Exports>(name: string, vscode: object): Promise<Exports> {
  const { outputFiles } = await build({
    entryPoints: [join(clientFolder, name)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    external: ['vscode'],
  });
  const module = { exports: {} };
  const required = (path: string) => (path === 'vscode' ? { l10n, ...vscode } : process.getBuiltinModule(path));
  new Function('module', 'require', outputFiles[0].text)(module, required);
  return module.exports as Exports;
}
