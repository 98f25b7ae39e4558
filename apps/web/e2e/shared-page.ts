import { test as base } from './fixtures.ts'
import { saveData } from './save-data.ts'

type Viewer = 'guest' | 'learner' | 'owner'

/**
 * For checks that only open pages: all tests of a worker have one page per viewer, so that its scripts are loaded and compiled once.
 * Loading the code of other pages in advance has no effect on them, but takes time.
 */
export const test = base.extend<{ viewer: Viewer }>({
  viewer: ['guest', { option: true }],
  context: async ({ sharedContext, viewer }, provide) => provide(await sharedContext(viewer)),
  page: async ({ context, viewer, signIn }, provide) => {
    const [existing] = context.pages()
    if (existing) return provide(existing)
    if (viewer !== 'guest') await signIn(viewer)
    const page = await context.newPage()
    await saveData(page)
    await provide(page)
  },
})
