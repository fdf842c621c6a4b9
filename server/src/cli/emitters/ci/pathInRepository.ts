/** Paths as platforms of CI want them: from the top of the repository. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the repository is checked out, as GitHub and GitLab say; elsewhere where the command runs. */
const top = () => process.env['GITHUB_WORKSPACE'] || process.env['CI_PROJECT_DIR'] || '.';

/** The whole path of what lies elsewhere. */
export function pathInRepository(path: string): string {
  if (path === '-') return 'stdin';
  const below = relative(top(), path);
  const isElsewhere = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return (isElsewhere ? resolve(path) : below || '.').replaceAll(sep, '/');
}

/** The same as the reference of an address. */
export function uriInRepository(path: string): string {
  return isAbsolute(path) ? pathToFileURL(path).href : path.split('/').map(encodeURIComponent).join('/');
}
