const nameIds = { family: 1, style: 2, full: 4, postScript: 6 } as const

/**
 * Gives a TrueType font another family name. Typst chooses among all fonts it knows by their names, and it always knows those
 * that are installed on the machine: only a name of our own chooses ours.
 */
export function renameFamily(font: Buffer, family: string): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16
    const tag = font.toString('latin1', entry, entry + 4)
    const start = font.readUInt32BE(entry + 8)
    return {
      tag,
      checksum: font.readUInt32BE(entry + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    }
  })
  const head = Buffer.from(font.subarray(0, 12))
  const directory = Buffer.alloc(tables.length * 16)
  const parts: Buffer[] = [head, directory]
  let offset = head.length + directory.length
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const table = tag === 'name' ? nameTable(family) : bytes
    const entry = index * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(tag === 'name' ? checksumOf(table) : checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}

// Version 0 of the table: records that refer to UTF-16 texts after them.
function nameTable(family: string): Buffer {
  const names = [
    [nameIds.family, family],
    [nameIds.style, 'Regular'],
    [nameIds.full, family],
    [nameIds.postScript, family.replaceAll(' ', '-')],
  ] as const
  const header = Buffer.alloc(6 + names.length * 12)
  header.writeUInt16BE(names.length, 2)
  header.writeUInt16BE(header.length, 4)
  const texts: Buffer[] = []
  let offset = 0
  for (const [index, [id, name]] of names.entries()) {
    const text = Buffer.from(name, 'utf16le').swap16()
    const entry = 6 + index * 12
    // Windows, Unicode, English.
    for (const [field, value] of [3, 1, 0x409, id, text.length, offset].entries())
      header.writeUInt16BE(value, entry + field * 2)
    texts.push(text)
    offset += text.length
  }
  return Buffer.concat([header, ...texts])
}

function checksumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  let sum = 0
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0
  return sum
}
