/** The plan that reaches k, shown before anything can be applied: what becomes of each column, what it costs, and what it erases. */
import type { ChosenRemedy, PlannedColumn, ReachResult } from '@quasi/shared/protocol';
import { l10n, type QuickPickItem, QuickPickItemKind, ThemeIcon, window } from 'vscode';
import { inert } from './inertText.ts';

interface Item extends QuickPickItem {
  /** What choosing it does; what only informs does nothing. */
  readonly act?: 'show' | 'toggle';
}

/** The remedy to be previewed; undefined where the list was left. Identifiers are treated as well unless somebody takes the tick away. */
export function pickPlan(plan: ReachResult): Promise<ChosenRemedy | undefined> {
  const picker = window.createQuickPick<Item>();
  picker.title = `${plan.title} · ${plan.costs.join(' · ')}`;
  picker.placeholder = l10n.t('Nothing changes before you apply the preview.');
  picker.matchOnDescription = true;
  picker.matchOnDetail = true;
  let isTicked = plan.withIdentifiers !== undefined;
  const show = (active: 'show' | 'toggle') => {
    picker.items = itemsOf(plan, isTicked);
    picker.activeItems = picker.items.filter(({ act }) => act === active);
  };
  show('show');
  return new Promise((resolve) => {
    picker.onDidAccept(() => {
      const [item] = picker.selectedItems;
      if (item?.act === 'toggle') {
        isTicked = !isTicked;
        show('toggle');
      }
      if (item?.act !== 'show') return;
      resolve(isTicked ? plan.withIdentifiers : plan.chosen);
      picker.hide();
    });
    picker.onDidHide(() => {
      resolve(undefined);
      picker.dispose();
    });
    picker.show();
  });
}

export function itemsOf({ columns, identifiers, withIdentifiers }: ReachResult, isTicked: boolean): Item[] {
  const erased = columns.filter(({ isErased }) => isErased).map(({ name }) => name);
  const warning = erased.length > 0 ? { detail: inert(l10n.t('Erases all values of {0}', erased.join(', '))) } : {};
  const first: Item = {
    label: l10n.t('Show the preview'),
    iconPath: new ThemeIcon('open-preview'),
    ...warning,
    act: 'show',
  };
  return [
    first,
    ...(withIdentifiers ? [tick(identifiers, isTicked)] : []),
    { label: l10n.t('Columns: before → after'), kind: QuickPickItemKind.Separator },
    ...columns.map(columnItem),
  ];
}

/** Without the tick the file is not ready afterwards, and that is said. */
function tick(identifiers: readonly PlannedColumn[], isTicked: boolean): Item {
  const detail = identifiers.map(({ what }) => what).join('; ');
  const label = isTicked
    ? l10n.t('Also fix {0} identifiers', identifiers.length)
    : l10n.t('Leave {0} identifiers: the file stays not ready', identifiers.length);
  const iconPath = new ThemeIcon(isTicked ? 'check' : 'circle-large-outline');
  return { label, detail: inert(detail), iconPath, act: 'toggle' };
}

export function columnItem({ name, what, isErased, example }: PlannedColumn): Item {
  const iconPath = new ThemeIcon(isErased ? 'warning' : 'edit');
  return { label: inert(name), description: inert(example ?? ''), detail: inert(what), iconPath };
}
