import { cx } from 'class-variance-authority'

/** How a picture is shown in the grid: the classes of its cell, and its width for `sizes` of `<img>`. */
export type Tile = { className: string; sizes: string }

/** Shares of the window in two, three and four columns. */
const sizesFor = (two: number, three: number, four: number) =>
  `(min-width: 60.25rem) ${four}vw, (min-width: 40rem) ${three}vw, ${two}vw`

/** A square cell. */
export const evenTile: Tile = { className: 'aspect-square', sizes: sizesFor(50, 33, 25) }

/**
 * The tile of a picture in a profile: the first picture is large; the last ones are widened so that the grid ends with a full row in two,
 * three and four columns.
 */
export function tileOf(index: number, count: number): Tile {
  if (index === 0) return { className: 'col-span-2 row-span-2 aspect-square', sizes: sizesFor(100, 66, 50) }
  const fromEnd = count - index
  // The large picture takes four cells.
  const missing = (columns: number) => (columns - ((count + 3) % columns)) % columns
  // In three columns only the last picture is widened.
  const cellsOfThree = fromEnd > 1 ? 1 : 1 + missing(3)
  const isWideOfTwo = fromEnd <= missing(2)
  const isWideOfFour = fromEnd <= missing(4)
  return {
    className: cx(
      isWideOfTwo ? 'max-sm:col-span-2 max-sm:aspect-2/1' : 'max-sm:aspect-square',
      cellsOfThree === 1 && 'sm:max-md:aspect-square',
      cellsOfThree === 2 && 'sm:max-md:col-span-2 sm:max-md:aspect-2/1',
      cellsOfThree === 3 && 'sm:max-md:col-span-3 sm:max-md:aspect-3/1',
      isWideOfFour ? 'md:col-span-2 md:aspect-2/1' : 'md:aspect-square',
    ),
    sizes: sizesFor(isWideOfTwo ? 100 : 50, cellsOfThree * 33, isWideOfFour ? 50 : 25),
  }
}
