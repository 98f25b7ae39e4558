/**
 * An event handler that calls the caller's handler and then the component's own, unless the caller's handler prevented
 * the default.
 */
export function composeHandlers<E extends { defaultPrevented: boolean }>(
  callerHandler: ((event: E) => void) | undefined,
  ownHandler: (event: E) => void,
): (event: E) => void {
  return (event) => {
    callerHandler?.(event)
    if (!event.defaultPrevented) ownHandler(event)
  }
}
