import { useAtomValue } from 'jotai'
import { typingColleaguesAtom } from '../../lib/typing-atoms.ts'
import { useColleagues } from './use-colleagues.ts'

const none: readonly string[] = []

/** The first names of the colleagues who are typing an answer. */
export function useTypingColleagues(conversationId: string): readonly string[] {
  const ids = useAtomValue(typingColleaguesAtom).get(conversationId) ?? none
  const colleagues = useColleagues()
  return colleagues.filter(({ id }) => ids.includes(id)).map(({ first_name: name }) => name)
}
