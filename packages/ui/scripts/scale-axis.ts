/** Byte offset of a table in a TrueType file. */
function tableOffset(font: DataView, tag: string): number {
  for (let record = 12; record < 12 + 16 * font.getUint16(4); record += 16)
    if (tagAt(font, record) === tag) return font.getUint32(record + 8)
  throw new Error(`The font has no table ${tag}.`)
}

const tagAt = (font: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => font.getUint8(offset + i)))

/**
 * A copy of a variable TrueType font in which all values of one axis are multiplied by a factor: the range and the
 * named instances in `fvar`. Outlines are unchanged, because they depend on the axis' normalized value.
 * Checksums are not updated.
 */
export function scaleAxis(source: Uint8Array, tag: string, factor: number): Uint8Array {
  const copy = source.slice()
  const font = new DataView(copy.buffer, copy.byteOffset, copy.byteLength)
  const scale = (offset: number) => font.setInt32(offset, Math.round(font.getInt32(offset) * factor))

  const fvar = tableOffset(font, 'fvar')
  const axes = fvar + font.getUint16(fvar + 4)
  const axisCount = font.getUint16(fvar + 8)
  const axisSize = font.getUint16(fvar + 10)
  const instances = axes + axisCount * axisSize
  const index = Array.from({ length: axisCount }, (_, i) => tagAt(font, axes + i * axisSize)).indexOf(tag)
  if (index === -1) throw new Error(`The font has no axis ${tag}.`)

  const axis = axes + index * axisSize
  for (const field of [4, 8, 12]) scale(axis + field)
  for (let i = 0; i < font.getUint16(fvar + 12); i++)
    scale(instances + i * font.getUint16(fvar + 14) + 4 + 4 * index)
  return copy
}
