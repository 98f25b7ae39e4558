/**
 * What happens if a route's module fails to load. React Router would always reload the page; our patch of it dispatches
 * `routemodule:error` on the window first. A cancelled event shows the error of the route instead of reloading.
 */
export type RouteModuleErrorEvent = CustomEvent<{
  /** Reloads the page. A listener may replace it. */
  reload: () => void
}>

declare global {
  interface WindowEventMap {
    'routemodule:error': RouteModuleErrorEvent
  }
}

/** Calls the listener each time a route's module fails to load. */
export function onRouteModuleError(listener: (event: RouteModuleErrorEvent) => void): void {
  window.addEventListener('routemodule:error', listener)
}
