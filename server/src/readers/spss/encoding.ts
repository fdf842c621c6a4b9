/** The encoding of the texts in an SPSS file. */
import { fromWindows1252 } from '../../files/index.ts';

export type Decode = (bytes: Uint8Array) => string;

const UTF_8 = 65001;
const notAscii = /[^\0-\x7f]/;

/** `said`: the name that the file gives; `code`: the number of a code page, which older files give. */
export function decoderFor(said: string | undefined, code: number): Decode {
  const decode = beyondAscii(said ?? (code === UTF_8 ? 'utf-8' : `windows-${code}`));
  return (bytes) => {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    return notAscii.test(text) ? decode(bytes) : text;
  };
}

/** What is not known is taken for Windows-1252, as what says it is ASCII and is not. */
function beyondAscii(name: string): Decode {
  const decoder = known(name.trim());
  if (decoder && decoder.encoding !== 'windows-1252') return (bytes) => decoder.decode(bytes);
  const utf8 = new TextDecoder();
  return (bytes) => utf8.decode(fromWindows1252(bytes));
}

function known(name: string): InstanceType<typeof TextDecoder> | undefined {
  for (const label of [name, name.replace(/^cp-?/i, 'windows-')]) {
    try {
      return new TextDecoder(label);
    } catch {
      // Another name for it may be known.
    }
  }
  return undefined;
}
