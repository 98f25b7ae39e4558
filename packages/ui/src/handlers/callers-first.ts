/**
 * One handler out of the caller's and a component's own, which is left out where the caller has prevented the event's
 * default.
 */
export function callersFirst<E extends { defaultPrevented: boolean }>(
  callers: ((event: E) => void) | undefined,
  own: (event: E) => void,
): (event: E) => void {
  return (event) => {
    callers?.(event)
    if (!event.defaultPrevented) own(event)
  }
}
