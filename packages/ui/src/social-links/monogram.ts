const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A one- or two-letter abbreviation of a network: "Instagram" gives "In", "X" gives "X". */
export function monogram(name: string): string {
  return [...graphemes.segment(name.trim())]
    .slice(0, 2)
    .map(({ segment }, index) => (index === 0 ? segment.toLocaleUpperCase() : segment.toLocaleLowerCase()))
    .join('')
    .trim()
}
