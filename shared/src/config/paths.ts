/** Paths as text, with `/` between their parts: where a file stands, whatever the system. */

/** The folder of a file, with no `/` at its end but for the root itself. */
export function folderOf(path: string): string {
  const root = rootOf(path);
  const end = path.lastIndexOf('/');
  return end < root.length ? root : path.slice(0, end);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The file of a path that names a part of it, as `file.db#people`; any other path as it is. */
export function fileOfPart(path: string): string {
  return path.replace(/(?<=\.[^./#]+)#[^/]*$/, '');
}

/** A path as it is written in a file of `folder`, without `.` and `..`. */
export function joined(folder: string, path: string): string {
  const whole = rootOf(path) ? path : `${folder}/${path}`;
  const root = rootOf(whole);
  const parts: string[] = [];
  for (const part of whole.slice(root.length).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return root + parts.join('/');
}

/** The rest of a path from a folder on; undefined if it does not lie below. */
export function pathBelow(folder: string, path: string): string | undefined {
  const start = folder.endsWith('/') ? folder : `${folder}/`;
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

function rootOf(path: string): string {
  return /^(?:[A-Za-z]:)?\//.exec(path)?.[0] ?? '';
}
