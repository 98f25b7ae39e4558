import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'

/** A window of the size of a phone. Browsers without windows open a tab. */
const phoneWindow = 'popup,noreferrer,width=390,height=844'

type PhonePreviewProps = {
  /** The path of the preview's link. */
  path: string
}

/** Button that opens a preview in a window as wide as a phone. */
export function PhonePreview({ path }: PhonePreviewProps) {
  return (
    <Button variant="secondary" onClick={() => window.open(path, '_blank', phoneWindow)}>
      <Trans>Open as on a phone</Trans>
    </Button>
  )
}
