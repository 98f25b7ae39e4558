/** What a browser tells of its line; Chromium alone does. */
export type NetworkInfo = { saveData?: boolean; effectiveType?: string }

/** Whether the line is one to spend on what may not be needed (specification §9: not on 2g or data-saver). */
export function allowsPrefetch(line: NetworkInfo | undefined): boolean {
  return !line?.saveData && !line?.effectiveType?.includes('2g')
}

declare global {
  interface Navigator {
    /** Network Information, where the browser has it. */
    readonly connection?: NetworkInfo
  }
}
