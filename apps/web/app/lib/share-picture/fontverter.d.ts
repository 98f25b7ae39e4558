// The package brings no types; this is what faces.ts uses of it.
declare module 'fontverter' {
  export function convert(font: Uint8Array, to: 'sfnt'): Promise<Uint8Array>
}
