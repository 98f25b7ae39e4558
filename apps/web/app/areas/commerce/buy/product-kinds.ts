/** The products that are bought once, by the folder of their pages. */
export const productFolders = ['courses', 'programs', 'online-masterclasses'] as const

export type ProductFolder = (typeof productFolders)[number]

/** The folder of a path such as `/courses/the-bob/buy`. Throws for any other path. */
export function productFolderOf(pathname: string): ProductFolder {
  const folder = productFolders.find((candidate) => pathname.startsWith(`/${candidate}/`))
  if (!folder) throw new Error(`There is no product at ${pathname}.`)
  return folder
}
