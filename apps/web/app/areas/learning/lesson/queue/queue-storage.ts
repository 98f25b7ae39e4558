import type { QueueStorage } from './stored-queue.ts'

const memory = new Map<string, string>()

/** The browser's storage. What it does not accept, because it is full or switched off, stays in memory until the page is closed. */
export const queueStorage: QueueStorage = {
  getItem(key) {
    try {
      return memory.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Storage that cannot be accessed contains nothing.
    }
  },
}
