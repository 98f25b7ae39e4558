/** The built style sheets; none in development. Only the server has them. */
declare module 'virtual:page-sheets' {
  /** Address of the sheet with all rules. */
  export const complete: string | undefined
  /** Address of each page's own sheet, by route id. */
  export const pages: Readonly<Record<string, string | undefined>>
}
