import { useSetAtom } from 'jotai'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { authModalAtom } from './auth-modal-atom.ts'

/**
 * Returns a function for event handlers of actions that need a member (ROLE-6, MSG-14). It returns true for a member. For
 * a guest it opens the authentication modal with the prompt, “Log in or sign up to …”, and returns false. After signing
 * in, the user is on the same page, or on the one they asked for (`continueTo`).
 */
export function useRequireMember(): (prompt: string, continueTo?: string) => boolean {
  const { viewer } = useRootData()
  const openModal = useSetAtom(authModalAtom)
  return (prompt, continueTo) => {
    if (!isGuest(viewer)) return true
    openModal({ view: 'sign-in', reason: prompt, ...(continueTo && { continueTo }) })
    return false
  }
}
