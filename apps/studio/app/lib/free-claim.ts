/** Frees what is claimed when its page is left. A call with `keepalive` outlives the page; if it is lost, the claim ends by itself. */
export function freeClaim(thing: string): void {
  void fetch(`/bff/staff/${thing}/claim`, { method: 'DELETE', keepalive: true }).catch(() => null)
}
