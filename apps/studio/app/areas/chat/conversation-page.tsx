import { useParams } from 'react-router'
import { ConversationView } from './conversation-view.tsx'

/** One conversation, beside the list where there is room. */
export function ConversationPage() {
  const { id = '' } = useParams()
  return <ConversationView key={id} id={id} />
}
