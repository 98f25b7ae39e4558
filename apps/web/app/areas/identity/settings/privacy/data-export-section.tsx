import type { DataExport } from '@chignon/contract/identity/data-export'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { useTimeZone } from '../../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { useByteSize } from '../../../site/use-byte-size.ts'
import { PrivacySection } from './privacy-section.tsx'
import { useRevalidateWhile } from './use-revalidate-while.ts'

type DataExportSectionProps = {
  dataExport: DataExport | null
  /** The result of the last request. */
  result: IntentResult | undefined
}

/** Requests a copy of the member's data, shows its state, and offers it for download (PRIVACY-6). */
export function DataExportSection({ dataExport, result }: DataExportSectionProps) {
  const { formData } = useNavigation()
  const isReady = dataExport?.state === 'ready'
  const isPreparing = dataExport?.state === 'preparing'
  useRevalidateWhile(isPreparing)
  return (
    <PrivacySection id="data" title={<Trans>Download your data</Trans>}>
      <p className="text-text-muted">
        <Trans>
          Get a copy of everything we store about you: a ZIP file with a page to read, the same as JSON, and
          your files.
        </Trans>
      </p>
      {result && !(isReady && result.outcome === 'done') && (
        <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
      )}
      {isReady && <ReadyExport dataExport={dataExport} />}
      {isPreparing && !result && (
        <FormMessage>
          <Trans>Your data is being prepared. You will receive an e-mail when it is ready.</Trans>
        </FormMessage>
      )}
      {dataExport?.state === 'failed' && (
        <FormMessage tone="error">
          <Trans>Your data could not be prepared. Please request it again.</Trans>
        </FormMessage>
      )}
      {!isPreparing && (
        <MemberForm preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value="export"
            variant={isReady ? 'quiet' : 'secondary'}
            isBusy={formData?.get('intent') === 'export'}
          >
            {isReady ? <Trans>Request a new copy</Trans> : <Trans>Request a copy</Trans>}
          </Button>
        </MemberForm>
      )}
    </PrivacySection>
  )
}

function ReadyExport({ dataExport: { url, bytes, expires_at } }: { dataExport: DataExport }) {
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const byteSize = useByteSize()
  const size = byteSize(bytes ?? 0)
  const until = expires_at === null ? '' : date(expires_at, timeZone)
  return (
    <div className="grid justify-items-start gap-2">
      <Button asChild>
        <a href={url ?? undefined} download>
          <Trans>Download ({size})</Trans>
        </a>
      </Button>
      <p className="text-small text-text-muted">
        <Trans>Available until {until}</Trans>
      </p>
    </div>
  )
}
