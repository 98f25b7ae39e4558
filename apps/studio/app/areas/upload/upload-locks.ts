/** Which window sends an upload, so that another one of the same browser leaves it alone. */
export type UploadLocks = {
  /** Runs something unless another window sends the upload; resolves to whether it ran. */
  hold: (videoId: string, run: () => Promise<void>) => Promise<boolean>
  /** The videos that windows of this browser send now. */
  held: () => Promise<ReadonlySet<string>>
}

const prefix = 'studio-upload:'

/** The locks of the browser. Without them, on a page that is not secure, windows do not know of each other. */
export const browserLocks: UploadLocks = {
  async hold(videoId, run) {
    if ('locks' in navigator)
      return navigator.locks.request(prefix + videoId, { ifAvailable: true }, async (lock) => {
        if (lock) await run()
        return lock !== null
      })
    await run()
    return true
  },
  async held() {
    if (!('locks' in navigator)) return new Set()
    const { held = [] } = await navigator.locks.query()
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix))
    return new Set(names.map((name) => name.slice(prefix.length)))
  },
}
