import './network-info.ts'

/**
 * Whether the browser uses what a link has prefetched, also if its cache may not keep it, as the data of pages. Chromium alone does,
 * which is also the only one with network information. Elsewhere the data would be fetched twice.
 */
export const keepsPrefetchedData = (): boolean => navigator.connection !== undefined
