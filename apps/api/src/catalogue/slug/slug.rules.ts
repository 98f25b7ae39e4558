/** The address of a thing from its English name; a part of its id if no letter of the name can stand in one. */
export function slugOf(name: string, id: string): string {
  const words = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return words || id.slice(0, 8)
}

/** The same with the beginning of the id if another thing has the address. */
export function freeSlug(name: string, id: string, isTaken: boolean): string {
  const slug = slugOf(name, id)
  return isTaken ? `${slug}-${id.slice(0, 6)}` : slug
}
