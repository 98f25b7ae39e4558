import { viewerIdOf, type Viewer } from '../../platform/http/viewer.ts'

/** Whether the viewer wrote the comment: only its author changes or deletes it (COMMENT-5). */
export function isAuthor(viewer: Viewer, { authorId }: { authorId: string }): boolean {
  return viewerIdOf(viewer) === authorId
}
