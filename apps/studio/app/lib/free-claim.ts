/** Frees an attempt that is left. A call with `keepalive` outlives the page; if it is lost, the claim ends by itself. */
export function freeExam(id: string): void {
  void fetch(`/bff/staff/exams/${id}/claim`, { method: 'DELETE', keepalive: true }).catch(() => null)
}
