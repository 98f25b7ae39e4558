import { populateGlobal, type Environment } from 'vitest/runtime'

type Page = { window: object; close: () => void | Promise<void> }

/** A test environment with the window of a certain version of jsdom or happy-dom, as Vitest sets up the newest one. */
export const pageEnvironment = (name: string, open: () => Page | Promise<Page>): Environment => ({
  name,
  viteEnvironment: 'client',
  async setup(global) {
    const { window, close } = await open()
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ['Request', 'Response', 'MessagePort', 'fetch'],
    })
    return {
      async teardown() {
        await close()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor)
      },
    }
  },
})
