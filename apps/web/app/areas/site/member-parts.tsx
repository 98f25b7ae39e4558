import { TimeZoneSender } from '../identity/account/time-zone-sender.tsx'
import { ProgressSender } from '../learning/lesson/progress/progress-sender.tsx'

/** What every page of a signed-in person does in the background. */
export function MemberParts({ owner }: { owner: string }) {
  return (
    <>
      <ProgressSender owner={owner} />
      <TimeZoneSender owner={owner} />
    </>
  )
}
