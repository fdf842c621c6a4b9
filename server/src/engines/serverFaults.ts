/** What goes wrong with any server, in sentences that say what to do. */
import { translatable } from '@quasi/shared/words';

export const NO_TABLE = translatable(
  'There is no table of this name. Check schema and table in the address, or in quasi.json.',
);
export const IS_AWAY = translatable(
  'The server does not answer, or went away. Check host and port, and run it again when it is up.',
);
export const NO_CERTIFICATE = translatable(
  'The certificate of the server cannot be verified. Name the file of its authority in NODE_EXTRA_CA_CERTS.',
);

/** By the code of the error, as Node has it. */
export function isOfCertificate(code: string): boolean {
  return /CERT|UNABLE_TO_|ERR_TLS_/.test(code);
}
