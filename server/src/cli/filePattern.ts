/** Patterns for paths, for where no shell has expanded them: `*`, `?`, `**`, `[abc]` and `{a,b}`. */

import { visible } from '@quasi/shared/explain';
import { UsageProblem } from './usageProblem.ts';

export interface FilePattern {
  /** The folder below which all files lie that can match. */
  readonly root: string;
  /** Whether a file matches, by its path from `root` with `/` between the parts. */
  matches(path: string): boolean;
}

const special = /[*?[{]/;

export function isPattern(path: string): boolean {
  return special.test(path);
}

export function filePattern(pattern: string): FilePattern {
  const begin = pattern.lastIndexOf('/', pattern.search(special)) + 1;
  const flags = process.platform === 'win32' ? 'isu' : 'su';
  const expression = compiled(pattern.slice(begin), flags);
  return { root: pattern.slice(0, begin) || '.', matches: (path) => expression.test(path) };
}

function compiled(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(`^${expressionFor(pattern)}$`, flags);
  } catch {
    throw new UsageProblem(`The pattern "${visible(pattern)}" has a bracket or brace that is not closed.`);
  }
}

function expressionFor(pattern: string): string {
  let depth = 0;
  return pattern.replace(/\*\*\/|\*\*|\*|\?|\[[!^]?[^\]/]+\]|[{},]|[^\w\s/]/gu, (part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part === '{' && ++depth > 0) return '(?:';
    if (part === '}' && depth > 0 && depth-- > 0) return ')';
    if (part === ',' && depth > 0) return '|';
    if (part.length > 2 && part.startsWith('[')) return classFor(part.slice(1, -1));
    return /[\^$\\.*+?()[\]{}|/]/.test(part) ? `\\${part}` : part;
  });
}

function classFor(inside: string): string {
  const isNegated = /^[!^]/.test(inside);
  const characters = inside.slice(isNegated ? 1 : 0).replace(/[\\\]^[&~]/g, '\\$&');
  return isNegated ? `[^/${characters}]` : `[${characters}]`;
}
