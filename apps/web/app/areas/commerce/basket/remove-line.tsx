import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'

/** Button that removes a line from the basket. */
export function RemoveLine({ lineId, name }: { lineId: string; name: string }) {
  const { t } = useLingui()
  return (
    <Form method="post">
      <input type="hidden" name="line_id" value={lineId} />
      <Button
        type="submit"
        name="intent"
        value="remove_line"
        variant="quiet"
        size="small"
        className="-me-4 whitespace-nowrap"
        aria-label={t`Remove ${name}`}
      >
        <Trans>Remove</Trans>
      </Button>
    </Form>
  )
}
