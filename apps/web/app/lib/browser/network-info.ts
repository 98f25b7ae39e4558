/** Network Information API, as far as it is used. Only Chromium implements it. */
export type NetworkInfo = { saveData?: boolean; effectiveType?: string }

/** Whether prefetching is acceptable: not on 2G and not with data saver. */
export function allowsPrefetch(line: NetworkInfo | undefined): boolean {
  return !line?.saveData && !line?.effectiveType?.includes('2g')
}

declare global {
  interface Navigator {
    /** Network Information API, if the browser has it. */
    readonly connection?: NetworkInfo
  }
}
