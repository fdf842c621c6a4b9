/** The few globals that servers, browsers and terminals have in common, so that this package needs the types of none. */
interface TextDecoderOptions {
  fatal?: boolean;
  ignoreBOM?: boolean;
}
declare class TextDecoder {
  constructor(label?: string, options?: TextDecoderOptions);
  decode(input?: Uint8Array, options?: { stream?: boolean }): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
  encodeInto(source: string, target: Uint8Array): { read: number; written: number };
}
declare const performance: { now(): number };
declare const crypto: { getRandomValues<T extends Int32Array>(array: T): T };
