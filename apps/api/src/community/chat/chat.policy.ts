import { hasPermission } from '../../platform/http/permission.ts'
import type { Member } from '../../platform/http/viewer.ts'

/**
 * Whether a member may see a picture of the chat (CHAT-8): its owner, the person of its conversation, and educators and staff, who
 * answer for the academy, once a message has it.
 */
export function maySeePicture(
  viewer: Member,
  { ownerId, userId }: { ownerId: string | null; userId: string | null },
): boolean {
  return (
    viewer.id === ownerId || viewer.id === userId || (userId !== null && hasPermission(viewer, 'chat.answer'))
  )
}
