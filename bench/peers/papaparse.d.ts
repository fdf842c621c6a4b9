/** The one function used here; the package carries no types. */
declare module 'papaparse' {
  const Papa: { parse(text: string, options: { skipEmptyLines: boolean }): { readonly data: string[][] } };
  export default Papa;
}
