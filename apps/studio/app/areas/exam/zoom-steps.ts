/** How large a photograph is shown; 1 fits into the window. */
export const zoomSteps = [1, 1.5, 2, 3, 4, 6] as const

/** The next larger or smaller step, or the one that is shown. */
export function zoomBy(zoom: number, by: 1 | -1): number {
  const at = zoomSteps.findIndex((step) => step === zoom)
  return zoomSteps[at + by] ?? zoom
}
