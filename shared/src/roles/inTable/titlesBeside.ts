/** `title` beside people is their form of address, which a detector recognises, or their work: then most values hold a word for a post. */
import { detectors } from '../detectors/index.ts';
import { phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { personSigns } from './personSigns.ts';
import { isOpen, rejudged } from './rejudged.ts';

const open = phrasesOf('title, Titel, titre, título, titolo, role, Rolle, rôle, rol, ruolo, tytuł');
const posts =
  /(?:manager|director|engineer|analyst|officer|assistant|specialist|coordinator|consultant|developer|designer|architect|administrator|supervisor|technician|representative|executive|president|associate|agent|nurse|teacher|clerk|accountant|planner|strategist|producer|leiter|referent|techniker|berater|entwickler|kaufmann|kauffrau|ingenieur|chef|responsable|directeur|ingénieur|assistante?|vendeur|gerente|ingeniero|técnico|analista|asistente|impiegat|responsabile|tecnico|kierownik|specjalista|medewerker|adviseur|ansvarig|handläggare|sköterska|sekreterare|lärare|montör|säljare|vedoucí|менеджер|инженер|директор|müdür|mühendis|uzman)/iu;
const LEAST_POSTS = 0.3;

const occupation = detectors.find(({ id }) => id === 'occupation');

export function titlesBeside(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (!occupation || personSigns(roles) === 0) return roles.slice();
  return roles.map((role, i) =>
    isOpen(role) && wholePhrase(columns[i].header, open) !== undefined && arePosts(columns[i])
      ? (rejudged(columns[i], occupation, 'job title') ?? role)
      : role,
  );
}

function arePosts({ probe }: ColumnForm): boolean {
  return probe.length > 0 && probe.filter((value) => posts.test(value)).length >= LEAST_POSTS * probe.length;
}
