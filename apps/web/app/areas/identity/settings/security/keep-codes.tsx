import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCopy } from '../../../../lib/browser/use-copy.ts'
import { useRootData } from '../../../../lib/data/use-root-data.ts'
import { useTimeZone } from '../../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../../lib/i18n/use-formats.ts'
import { codesFile } from './codes-file.ts'

/** Copies recovery codes or saves them as a text file. */
export function KeepCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const { brand, viewer } = useRootData()
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const { isCopied, copy } = useCopy(codes.join('\n'))
  const download = () => {
    const today = new Date().toISOString()
    const lines = [brand.name, t`Your recovery codes`, viewer.email, date(today, timeZone)]
    const link = document.createElement('a')
    link.href = URL.createObjectURL(codesFile(lines, codes))
    link.download = `${brand.name.toLowerCase()}-recovery-codes-${today.slice(0, 10)}.txt`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <Button variant="secondary" size="small" onClick={download}>
        <Trans>Download</Trans>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t`Copied`}
      </span>
    </div>
  )
}
