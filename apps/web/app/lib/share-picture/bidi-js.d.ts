// The package brings no types; this is what set-line.ts uses of it.
declare module 'bidi-js' {
  type Bidi = {
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl') => { levels: Uint8Array }
  }
  export default function makeBidi(): Bidi
}
