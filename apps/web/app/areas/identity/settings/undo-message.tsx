import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { MemberForm } from '../../../lib/forms/member-form.tsx'

type UndoMessageProps = {
  message: string
  /** What the form of the page receives to add the removed thing again. */
  values: Readonly<Record<string, string>>
}

/** What was removed, with a button that adds it again. */
export function UndoMessage({ message, values }: UndoMessageProps) {
  return (
    <FormMessage tone="success">
      <MemberForm className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{message}</span>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="quiet" size="small">
          <Trans>Undo</Trans>
        </Button>
      </MemberForm>
    </FormMessage>
  )
}
