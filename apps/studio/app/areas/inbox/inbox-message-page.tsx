import { useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { contactThreadQuery } from './inbox-queries.ts'
import { InboxThread } from './inbox-thread.tsx'

/** One message of the contact form. */
export function InboxMessagePage() {
  const { id = '' } = useParams()
  return (
    <Loaded query={contactThreadQuery({ params: { id } })} isPage>
      {({ data }) => <InboxThread key={id} thread={data} />}
    </Loaded>
  )
}
