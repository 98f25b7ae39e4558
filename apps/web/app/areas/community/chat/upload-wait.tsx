import { Trans } from '@lingui/react/macro'

/** Says that a message waits for its picture. */
export function UploadWait({ isWaiting }: { isWaiting: boolean }) {
  return (
    <p role="status" className="text-small text-text-muted empty:hidden">
      {isWaiting && (
        <span>
          <Trans>Your message is sent as soon as the picture is uploaded.</Trans>
        </span>
      )}
    </p>
  )
}
