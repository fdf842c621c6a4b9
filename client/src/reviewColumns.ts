/**
 * "Review Columns…": the columns of the active file with what each is taken for, in a list in which one key gives the chosen
 * column another role. Enter writes what was changed into quasi.json, once.
 */
import {
  type ColumnsParams,
  type DeclareRolesParams,
  declareRolesRequest,
  type Review,
  reviewRequest,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, type QuickPick, type QuickPickItem, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';
import { orTell, showInformation } from './messages.ts';
import type { ShownFile } from './shownFile.ts';

type Role = Review['roles'][number];
type Line = Review['columns'][number];

interface Item extends QuickPickItem {
  readonly line: Line;
}

/** While the list is open, so that its keys are the list's. */
const CONTEXT = 'quasi.isReviewing';

/** The list that is open, if one is: the keys of roles are commands and have to find it. */
let open: ReviewList | undefined;

export function registerReview(client: LanguageClient, shown: ShownFile): Disposable {
  return Disposable.from(
    commands.registerCommand('quasi.reviewColumns', (given?: unknown) => {
      const uri = typeof given === 'string' ? given : undefined;
      return reviewColumns(client, shown, uri);
    }),
    commands.registerCommand('quasi.review.giveRole', giveRole),
  );
}

/** To the column that is chosen in the list, if it is open. */
export function giveRole(key: string): void {
  open?.give(key);
}

/** `given`: as the server writes it. */
export async function reviewColumns(client: LanguageClient, shown: ShownFile, given?: string): Promise<void> {
  const uri = given ?? shown.uriFor(client, l10n.t('Open the data file whose columns are to be reviewed.'));
  if (uri === undefined) return;
  const found = await client.sendRequest<Review | null>(reviewRequest, { uri } satisfies ColumnsParams);
  if (!found) {
    void showInformation(l10n.t('Quasi is still looking at this file. Try again.'));
    return;
  }
  const said = await new ReviewList(found).shown();
  if (said.length === 0) return;
  const writing = client.sendRequest(declareRolesRequest, { uri, roles: said } satisfies DeclareRolesParams);
  await orTell(client, 'The roles could not be written.', l10n.t('The roles could not be written.'), writing);
}

class ReviewList {
  readonly #review: Review;
  readonly #list: QuickPick<Item>;
  /** Position of a column → what it is said to be. */
  readonly #said = new Map<number, Role>();

  constructor(found: Review) {
    this.#review = found;
    this.#list = window.createQuickPick<Item>();
    const keys = found.roles.map(({ key, name }) => `${key.toUpperCase()} ${name}`).join(', ');
    // A narrow window breaks a title into lines, and cuts a placeholder.
    this.#list.title = l10n.t('Press {0}. Enter writes to quasi.json, Escape leaves it.', keys);
    this.#list.placeholder = inert(found.unit);
    this.#list.matchOnDescription = true;
    this.#list.items = found.columns.map((line) => this.#itemOf(line));
  }

  /** The roles that were set, once the list is closed with Enter; nothing where it was left. */
  async shown(): Promise<DeclareRolesParams['roles']> {
    open = this;
    await commands.executeCommand('setContext', CONTEXT, true);
    const isWritten = await new Promise<boolean>((resolve) => {
      this.#list.onDidAccept(() => resolve(true));
      this.#list.onDidHide(() => resolve(false));
      this.#list.show();
    });
    // Asked for again while it was open: another list has taken its place and the keys.
    if (open === this) {
      open = undefined;
      await commands.executeCommand('setContext', CONTEXT, false);
    }
    this.#list.dispose();
    if (!isWritten) return [];
    return this.#review.columns.flatMap(({ position, name }) => {
      const said = this.#said.get(position);
      return said ? { position, name, role: said.role } : [];
    });
  }

  give(key: string): void {
    const [item] = this.#list.activeItems;
    const role = this.#review.roles.find((each) => each.key === key);
    if (!item || !role) return;
    this.#said.set(item.line.position, role);
    const items = this.#review.columns.map((line) => this.#itemOf(line));
    const place = item.line.position;
    this.#list.keepScrollPosition = true;
    this.#list.items = items;
    // The next column is the one to be looked at.
    const next = items.find(({ line }) => line.position > place) ?? items.find(({ line }) => line.position === place);
    if (next) this.#list.activeItems = [next];
  }

  #itemOf(line: Line): Item {
    const said = this.#said.get(line.position);
    const before = this.#review.roles.find(({ role }) => role === line.role)?.name ?? line.role;
    // An icon is not spoken: what has changed is said in words, too.
    const role = said ? `$(edit) ${l10n.t('{0}, was {1}', said.name, before)}` : before;
    const values = l10n.t('{0} distinct values, {1} missing', line.distinct, line.missing);
    return {
      line,
      label: inert(line.name),
      description: `${role} · ${line.kind}`,
      detail: inert([line.why, line.sure, values].filter((part) => part !== '').join(' · ')),
    };
  }
}
