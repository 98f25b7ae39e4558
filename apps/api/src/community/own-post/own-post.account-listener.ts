import type { AccountListener } from '../../platform/person/account-listener.ts'
import { deletePostsOf } from './delete-posts.ts'

/** Drafts of a person who leaves are deleted, and their posts if they chose so. */
export const ownPostListener: AccountListener = {
  async onRemoval(services, { id, deletedTexts }) {
    await deletePostsOf(services, id, deletedTexts === 'remove' ? 'all' : 'drafts')
  },
}
