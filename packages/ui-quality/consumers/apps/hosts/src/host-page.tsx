/** An existing page: with `?package` it uses our components, with `?each` and one style sheet per component. */
async function addComponents(): Promise<void> {
  const { searchParams } = new URL(location.href)
  if (searchParams.has('package')) await import('@chignon/ui/styles.css')
  if (searchParams.has('each')) await import('./each-sheet')
  if (!searchParams.size) return
  const { showKit } = await import('./show-kit')
  showKit()
}

void addComponents()
