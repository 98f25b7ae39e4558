/** Whether the viewer asked to use little data. */
export function savesData(): boolean {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
