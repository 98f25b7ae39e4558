import { Button } from '@chignon/ui/button'
import type { Story } from '@chignon/contract/community/story'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'
import { ActionDisclosure } from '../discussion/action-disclosure.tsx'

/** For its author: until when a story is shown, and how to delete it. */
export function DeleteStory({ story }: { story: Story }) {
  const until = story.expires_at && <LocalTime at={story.expires_at} />
  return (
    <div className="grid justify-items-start gap-2 text-small text-text-muted">
      <p>
        {until ? <Trans>Others see it until {until}.</Trans> : <Trans>It is kept until you delete it.</Trans>}
      </p>
      <ActionDisclosure name="story" label={<Trans>Delete</Trans>}>
        <Form method="post">
          <input type="hidden" name="id" value={story.id} />
          <Button type="submit" size="small" variant="secondary">
            <Trans>Delete this story for good</Trans>
          </Button>
        </Form>
      </ActionDisclosure>
    </div>
  )
}
