const hostSheets = {
  bare: () => import('./bare.css'),
  bootstrap: () => import('bootstrap/dist/css/bootstrap.css'),
  normalize: () => import('normalize.css'),
}

function isHost(name: string | null): name is keyof typeof hostSheets {
  return name !== null && name in hostSheets
}

/** An existing page, `?host=bootstrap`: with `&package` it uses our components, with `&each` and one style sheet per component. */
async function showPage(): Promise<void> {
  const { searchParams } = new URL(location.href)
  const host = searchParams.get('host')
  if (!isHost(host))
    throw new Error(`The host must be one of ${Object.keys(hostSheets).join(', ')}, not ${host}.`)
  await hostSheets[host]()
  if (searchParams.has('package')) await import('@chignon/ui/styles.css')
  if (searchParams.has('each')) await import('./each-sheet')
  if (searchParams.size > 1) {
    const { showKit } = await import('./show-kit')
    showKit()
  }
  document.body.dataset.ready = ''
}

void showPage()
