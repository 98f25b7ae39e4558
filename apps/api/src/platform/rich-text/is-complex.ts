// The parser needs quadratic time for some inputs. No text that is meant to be read comes near these bounds.
const maxMarkersPerLine = 12
const maxMarksPerParagraph = 600

const leadingMarkers = new RegExp(String.raw`^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){${maxMarkersPerLine}}`, 'm')

/** Whether a text has so many marks that parsing it could take long; it is then shown as it was written (TEXT-3). */
export function isComplex(source: string): boolean {
  if (leadingMarkers.test(source)) return true
  return source.split('\n\n').some((paragraph) => {
    const marks = paragraph.match(/[*_[\]`<&\\]/g)
    return marks !== null && marks.length > maxMarksPerParagraph
  })
}

const markup = /[*_`[\]<>\\&]|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/m

/** Whether a text has any mark of Markdown; most comments have none. */
export function hasMarkup(source: string): boolean {
  return markup.test(source)
}
