/** The arguments of one command, checked against its options. */
import { parseArgs } from 'node:util';
import { nearest } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { type Command, commonOptionsOf, optionsIn } from './command.ts';
import { UsageProblem } from './problems.ts';

export class Arguments {
  constructor(
    readonly operands: readonly string[],
    private readonly given: ReadonlyMap<string, readonly string[]>,
  ) {}

  withOperands(change: (operand: string) => string): Arguments {
    return new Arguments(this.operands.map(change), this.given);
  }

  /** `sort`: of what there may be one only. */
  requireOne(command: string, sort = 'file'): void {
    if (this.operands.length > 1) throw new UsageProblem(`Name one ${sort}; ${command} takes no more.`);
  }

  /** `missing`: what is said where there is none. */
  onlyOperand(command: string, missing: string, sort?: string): string {
    const [operand] = this.operands;
    if (operand === undefined) throw new UsageProblem(missing);
    this.requireOne(command, sort);
    return operand;
  }

  has(option: string): boolean {
    return this.given.has(option);
  }

  /** The value of an option; the last, if it is given more than once. */
  text(option: string): string | undefined {
    return this.given.get(option)?.at(-1);
  }

  choice<T extends string>(option: string, choices: readonly T[]): T | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const choice = choices.find((known) => known === text);
    if (choice === undefined) throw new UsageProblem(`--${option} is one of ${choices.join(', ')}.`);
    return choice;
  }

  wholeNumber(option: string): number | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    if (!/^\d{1,15}$/.test(text)) throw new UsageProblem(`--${option} needs a whole number.`);
    return Number(text);
  }

  wholeNumbers(option: string): readonly number[] | undefined {
    const texts = this.list(option);
    if (texts?.some((text) => !/^\d{1,15}$/.test(text))) {
      throw new UsageProblem(`--${option} needs whole numbers of at most 15 digits, such as 1,10.`);
    }
    return texts?.map(Number);
  }

  /** A number for which something holds, which is said in words if it does not. */
  number(option: string, holds: (value: number) => boolean, needed: string): number | undefined {
    const text = this.text(option);
    if (text === undefined) return undefined;
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (!Number.isFinite(value) || !holds(value)) throw new UsageProblem(`--${option} needs ${needed}.`);
    return value;
  }

  /** The parts of a list between commas, of all times the option is given; a part with a comma stands in double quotes. */
  list(option: string): string[] | undefined {
    return this.given.get(option)?.flatMap(partsOf);
  }
}

function partsOf(list: string): string[] {
  const parts = list.match(/(?<=^|,)\s*("([^"]|"")*"\s*|[^,]*)(?=,|$)/g) ?? [];
  return parts.map((part) => {
    const text = part.trim();
    return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
  });
}

export function readArguments(command: Command, args: readonly string[]): Arguments {
  const options = optionsIn({ ...command.options, ...commonOptionsOf(command) });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      options.map(({ name, short, takesValue }) => [
        name,
        { type: takesValue ? 'string' : 'boolean', ...(short && { short }) } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const operands: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    if (!option) {
      const meant = token.rawName.startsWith('--')
        ? nearest(
            token.name,
            options.map(({ name }) => name),
          )
        : undefined;
      const hint = `${meant ? `did you mean --${meant}? ` : ''}"quasi ${command.name} --help" lists those there are.`;
      throw new UsageProblem(`There is no option ${shownName(token.rawName)}; ${hint}`);
    }
    const isMissing = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
    if (option.takesValue && isMissing) throw new UsageProblem(`--${token.name} needs a value.`);
    if (!option.takesValue && !isMissing) throw new UsageProblem(`--${token.name} takes no value.`);
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? '']);
  }
  return new Arguments(operands, given);
}
