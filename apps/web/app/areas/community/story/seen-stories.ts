const key = 'seen-stories'
const maxRemembered = 500

/** The ids of the stories that were seen in this browser, the last ones. For guests; members have theirs on the server. */
export function readSeenStories(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers in this browser that a story was seen. */
export function rememberSeenStory(id: string): void {
  const others = readSeenStories().filter((seen) => seen !== id)
  try {
    localStorage.setItem(key, JSON.stringify([...others, id].slice(-maxRemembered)))
  } catch {
    // Without storage the story counts as new next time.
  }
}
