import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

type VersionConflictProps = {
  message: string
  /** Where the stored version is edited. */
  path: string
  isSubmitting: boolean
  /** Called before the text that was entered is left. */
  onDiscard: () => void
}

/** Says that a post was saved elsewhere since it was opened, and lets its author choose a version (COMPOSE-2). */
export function VersionConflict({ message, path, isSubmitting, onDiscard }: VersionConflictProps) {
  return (
    <FormMessage tone="warning">
      {message} <Trans>What you have written here is not saved yet.</Trans>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="overwrite" size="small" isBusy={isSubmitting}>
          <Trans>Keep my version</Trans>
        </Button>
        <Button asChild variant="secondary" size="small">
          <Link to={path} reloadDocument onClick={onDiscard}>
            <Trans>Load the newer version</Trans>
          </Link>
        </Button>
      </div>
    </FormMessage>
  )
}
