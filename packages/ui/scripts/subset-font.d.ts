// subset-font ships no types: this declares what fonts.ts uses.
declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number }>
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      variationAxes?: Axes
      keepFeatures?: string[] | undefined
    },
  ): Promise<Uint8Array>
}
