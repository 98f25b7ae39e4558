import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'

/** Says that a call that moves money got no answer, and that it can be made again without paying twice. */
export function UnansweredMessage() {
  return (
    <FormMessage tone="warning">
      <Trans>
        No answer arrived, so the money may be on its way already. Press again to check: it is returned once.
      </Trans>
    </FormMessage>
  )
}
