const key = 'toast'

/** Keeps a message to show it as a toast once the page is loaded again. */
export function keepToast(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Without storage there is no toast.
  }
}

/** Returns and removes the kept message; null if there is none. */
export function takeToast(): string | null {
  try {
    const message = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return message
  } catch {
    return null
  }
}
