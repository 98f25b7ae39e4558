import { useState } from 'react'

/**
 * Whether a dialog is open. It stays mounted when it closes, so that it gives the focus back; `key` changes when it opens, so that
 * what was typed before is gone.
 */
export function useDialog() {
  const [{ open, key }, setState] = useState({ open: false, key: 0 })
  return {
    open,
    key,
    show: () => setState((before) => ({ open: true, key: before.key + 1 })),
    close: () => setState((before) => ({ ...before, open: false })),
  }
}
