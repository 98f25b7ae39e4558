import { useParams } from 'react-router'
import { ConversationView } from './conversation-view.tsx'
import { PersonPanel } from './person-panel.tsx'

/** One conversation, beside the list where there is room, with the facts about the person where there is more. */
export function ConversationPage() {
  const { id = '' } = useParams()
  return (
    <div className="h-full min-h-0 @min-[88rem]/app:grid @min-[88rem]/app:grid-cols-[minmax(0,1fr)_19rem]">
      <ConversationView key={id} id={id} />
      <PersonPanel key={`${id}-person`} id={id} />
    </div>
  )
}
