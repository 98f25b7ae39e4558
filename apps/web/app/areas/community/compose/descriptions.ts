/** What is typed as the descriptions of pictures and clips, until it is stored. */
export type Descriptions = {
  /** Keeps what is typed, until `store` is called. */
  type: (resource: string, alt: string) => void
  /** Forgets what is typed, of one or of all, because it is no longer wanted. */
  forget: (resource?: string) => void
  /** Stores what is typed. Returns null if there is nothing to wait for; resolves to whether all is stored. */
  store: () => Promise<boolean> | null
}

/** Creates the descriptions of a post; `send` stores one of them and resolves to whether that succeeded. */
export function createDescriptions(send: (resource: string, alt: string) => Promise<boolean>): Descriptions {
  const typed = new Map<string, string>()
  let storing: Promise<boolean> | null = null
  const storeAll = async () => {
    const failed = new Map<string, string>()
    for (const [resource, alt] of typed) {
      typed.delete(resource)
      if (!(await send(resource, alt))) failed.set(resource, alt)
    }
    // What was typed meanwhile is newer.
    for (const [resource, alt] of failed) if (!typed.has(resource)) typed.set(resource, alt)
    return typed.size === 0
  }
  return {
    type: (resource, alt) => void typed.set(resource, alt),
    forget(resource) {
      if (resource === undefined) typed.clear()
      else typed.delete(resource)
    },
    store() {
      if (typed.size > 0)
        storing ??= storeAll().finally(() => {
          storing = null
        })
      return storing
    },
  }
}
