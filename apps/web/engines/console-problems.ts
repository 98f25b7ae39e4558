/** Collects errors and warnings in the page, for a driver that reports none. They outlive the page. */
export function listenForProblems(): void {
  // The function runs in the page, which sees nothing of this module.
  const store = 'console-problems'
  const add = (text: string) => {
    const before: string[] = JSON.parse(sessionStorage.getItem(store) ?? '[]')
    sessionStorage.setItem(store, JSON.stringify([...before, text]))
  }
  const textOf = (part: unknown): string =>
    part instanceof Error ? `${part} ${part.stack} ${part.cause ? textOf(part.cause) : ''}` : String(part)
  addEventListener('error', (event) => {
    if (event.message) add(event.error ? textOf(event.error) : event.message)
  })
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled: ${textOf(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add(`security policy: ${violatedDirective} ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const original = console[level]
    console[level] = (...parts: unknown[]) => {
      add(parts.map((part) => textOf(part)).join(' '))
      original(...parts)
    }
  }
}

/** What `listenForProblems` has collected since the last call. */
export function takeProblems(): string[] {
  const store = 'console-problems'
  const texts: string[] = JSON.parse(sessionStorage.getItem(store) ?? '[]')
  sessionStorage.removeItem(store)
  return texts
}
