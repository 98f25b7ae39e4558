import { readFile, writeFile } from 'node:fs/promises'

/** An import and an item to add to an exported array of a module. */
export type Edit = { file: string; importLine: string; list: string; item: string }

/** Adds the import after the last one and the item at the start of the array. */
export async function editFile({ file, importLine, list, item }: Edit): Promise<void> {
  const text = await readFile(file, 'utf8')
  const imports = [...text.matchAll(/^import .*$/gm)].at(-1)
  const array = new RegExp(`^export const ${list}\\b.* = \\[$`, 'm').exec(text)
  if (!imports || !array)
    throw new Error(`${file} has no imports or no array “${list}”. Update scripts/new/.`)
  const afterImports = imports.index + imports[0].length
  const inArray = array.index + array[0].length
  await writeFile(
    file,
    `${text.slice(0, afterImports)}\n${importLine}${text.slice(afterImports, inArray)}\n  ${item},${text.slice(inArray)}`,
  )
}
