import type { Viewer } from '../http/viewer.ts'

/**
 * Whether someone sees where a business is. Its phone is there to be called; an address may be a person's home, so it
 * is told to its owner alone until they decide otherwise.
 */
export function maySeeAddress(viewer: Viewer, ownerId: string): boolean {
  return viewer.role !== 'guest' && viewer.id === ownerId
}
