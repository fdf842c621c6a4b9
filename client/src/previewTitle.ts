/** The actions of a preview, from the buttons in the title of its editor; and the entry in the status bar that says what it shows. */
import type { ChosenRemedy } from '@quasi/shared/protocol';
import { commands, Disposable, l10n, StatusBarAlignment, type Uri, window } from 'vscode';
import { LSPErrorCodes, ResponseError } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';
import { showInformation } from './messages.ts';
import type { Preview, Previews } from './preview.ts';

/** What a preview leads to; each is done by others. */
export interface PreviewActs {
  /** Returns whether it was done. */
  apply(chosen: ChosenRemedy): Promise<boolean>;
  showDetails(chosen: ChosenRemedy): Promise<void>;
  saveRecipe(chosen: ChosenRemedy): Promise<void>;
}

/** `orTell`: says what failed. */
export function registerPreviewTitle(
  previews: Previews,
  acts: PreviewActs,
  orTell: (work: Promise<void>) => Promise<void>,
): Disposable {
  const command = (name: string, act: (preview: Preview) => Promise<void>) =>
    commands.registerCommand(name, (uri: Uri | undefined = window.activeTextEditor?.document.uri) => {
      const preview = uri && previews.at(uri);
      return preview && orTell(act(preview));
    });
  /** Not awaited: this message stays until it is closed. */
  const offerAnew = (preview: Preview) => {
    const anew = l10n.t('Make Anew');
    void showInformation(outdated(preview), anew).then((answer) => {
      if (answer === anew) void orTell(previews.renew(preview));
    });
  };
  return Disposable.from(
    command('quasi.applyPreview', async (preview) => {
      if (!(await apply(previews, acts, preview))) offerAnew(preview);
    }),
    command('quasi.renewPreview', (preview) => previews.renew(preview)),
    command('quasi.detailsOfPreview', ({ chosen }) => acts.showDetails(chosen)),
    command('quasi.saveRecipeOfPreview', ({ chosen }) => acts.saveRecipe(chosen)),
    command('quasi.previewAsList', (preview) => previews.changeForm(preview, 'list')),
    command('quasi.previewAsComparison', (preview) => previews.changeForm(preview, 'comparison')),
    previewItem(previews),
    onReturn(previews, offerAnew),
    previews.onDidChange(() => sayWhichButtons(previews.all)),
  );
}

/** A preview was made for one text: it is never applied to another. */
async function apply(previews: Previews, acts: PreviewActs, preview: Preview): Promise<boolean> {
  if (preview.isStale) return false;
  try {
    if (!(await acts.apply(preview.chosen))) return true;
  } catch (error) {
    if (!(error instanceof ResponseError) || error.code !== LSPErrorCodes.ContentModified) throw error;
    previews.outdate(preview.chosen);
    return false;
  }
  await previews.close(preview.uri);
  // Of a large file a copy was written, which is shown.
  if (!preview.chosen.isLarge) await previews.showDocument(preview);
  return true;
}

/** Asks once, when somebody comes back to a preview that no longer holds, whether to make it anew. */
function onReturn(previews: Previews, offerAnew: (preview: Preview) => void): Disposable {
  const asked = new Set<string>();
  return window.onDidChangeActiveTextEditor((editor) => {
    const preview = editor && previews.at(editor.document.uri);
    if (!preview?.isStale || asked.has(preview.uri.toString())) return;
    asked.add(preview.uri.toString());
    offerAnew(preview);
  });
}

/** The buttons stand on lists of addresses, as a condition of the editor can ask whether an address is among them. */
function sayWhichButtons(all: readonly Preview[]): void {
  const say = (key: string, isMeant: (preview: Preview) => boolean) =>
    void commands.executeCommand(
      'setContext',
      key,
      all.filter(isMeant).map(({ uri }) => uri.toString()),
    );
  say('quasi.stalePreviews', ({ isStale }) => isStale);
  say('quasi.previewsForRecipes', ({ chosen }) => chosen.fitsRecipe === true);
  say('quasi.previewsAsComparison', ({ form }) => form === 'comparison');
  say('quasi.listsToCompare', ({ form, canCompare }) => form === 'list' && canCompare);
}

/** As much of a title as a status bar has room for. */
const MOST_CHARACTERS = 60;

/** Says what the preview of the active editor is of, and that it no longer holds. */
function previewItem(previews: Previews): Disposable {
  const item = window.createStatusBarItem('quasi.preview', StatusBarAlignment.Left);
  item.name = l10n.t('Quasi: preview');
  const show = () => {
    const editor = window.activeTextEditor;
    const preview = editor && previews.at(editor.document.uri);
    if (!preview) {
      item.hide();
      return;
    }
    const { chosen, note, isStale } = preview;
    const told = isStale ? outdated(preview) : [`${chosen.title}.`, note].filter((part) => part !== '').join('\n');
    const shown = isStale ? l10n.t('Preview out of date') : l10n.t('Preview: {0}', cut(inert(chosen.title)));
    item.text = isStale ? `$(warning) ${shown}` : `$(open-preview) ${shown}`;
    item.tooltip = told;
    item.accessibilityInformation = { label: isStale ? told : l10n.t('Preview: {0}', told), role: 'button' };
    item.command = isStale
      ? { title: l10n.t('Make the preview anew'), command: 'quasi.renewPreview', arguments: [preview.uri] }
      : { title: l10n.t('Details'), command: 'quasi.detailsOfPreview', arguments: [preview.uri] };
    item.show();
  };
  return Disposable.from(item, previews.onDidChange(show), window.onDidChangeActiveTextEditor(show));
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : text;
}

function outdated({ documentName }: Preview): string {
  return l10n.t('{0} has changed since this preview was made. Make it anew to apply it.', documentName);
}
