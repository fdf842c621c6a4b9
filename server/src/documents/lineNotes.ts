/**
 * What stands between and behind the lines of one document, if the user wants it: the lens above the header, the hints at row
 * ends. The editor asks for them, and hears from here when to ask again.
 */
import type { Analysis } from '@quasi/shared/analysis';
import type { Display } from '@quasi/shared/config';
import { type Lens, lensesOf } from '@quasi/shared/explain';
import { CodeLensRefreshRequest, type Connection, InlayHintRefreshRequest } from 'vscode-languageserver/node';
import type { ClientAbilities } from '../abilities.ts';

/** Asks the editor to ask again; does nothing where the editor cannot do so. */
export interface Refresh {
  lenses(): void;
  hints(): void;
}

export function refreshOf(connection: Connection, { codeLensRefresh, inlayHintRefresh }: ClientAbilities): Refresh {
  // An editor that is about to close need not answer.
  const unheard = () => undefined;
  return {
    lenses() {
      if (codeLensRefresh) connection.sendRequest(CodeLensRefreshRequest.type).catch(unheard);
    },
    hints() {
      if (inlayHintRefresh) connection.sendRequest(InlayHintRefreshRequest.type).catch(unheard);
    },
  };
}

export class LineNotes {
  #display: Display = { enable: true, codeLens: false, inlayHints: false, hover: 'short' };
  #lenses: readonly Lens[] = [];
  /** Hints can be shown, or it is known that there are none to wait for. */
  readonly hintsAreKnown: Promise<void>;
  #hintsBecameKnown: () => void = () => undefined;

  constructor(private readonly refresh: Refresh) {
    this.hintsAreKnown = new Promise((resolve) => {
      this.#hintsBecameKnown = resolve;
    });
  }

  get display(): Display {
    return this.#display;
  }

  /** The lenses, as far as anything is known. While an edited text is looked at again they stay as they were, so that no line jumps. */
  get lenses(): readonly Lens[] {
    return this.#lenses;
  }

  /** `isLookedAt`: the document is analysed by itself, not only once the user says so. */
  show(display: Display, isLookedAt: boolean): void {
    const before = this.#display;
    this.#display = display;
    if (!display.inlayHints || !isLookedAt) this.#hintsBecameKnown();
    if (display.codeLens !== before.codeLens) this.refresh.lenses();
    if (display.inlayHints !== before.inlayHints) this.refresh.hints();
  }

  /** The classes have been counted anew or, `isAll`, what was worked out after them is known too. */
  learn({ known }: Analysis, isAll: boolean): void {
    if (!known.classes) return;
    this.#hintsBecameKnown();
    const lenses = lensesOf(known.classes, known.insight?.peopleBehind);
    const hasChanged = JSON.stringify(lenses) !== JSON.stringify(this.#lenses);
    this.#lenses = lenses;
    if (this.#display.codeLens && hasChanged) this.refresh.lenses();
    // Work after the classes changes no hint.
    if (this.#display.inlayHints && !isAll) this.refresh.hints();
  }
}
