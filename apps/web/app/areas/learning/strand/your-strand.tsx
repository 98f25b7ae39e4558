import type { Strand } from '@chignon/contract/learning/strand'
import { Trans, useLingui } from '@lingui/react/macro'
import { StrandDrawing } from './strand-drawing.tsx'
import { StrandFile } from './strand-file.tsx'
import { StrandLegend } from './strand-legend.tsx'

/** The viewer's strand, with what they can do with it: share it as a picture or a video, print it (STRAND-4). */
export function YourStrand({ userId, strand }: { userId: string; strand: Strand }) {
  const { t } = useLingui()
  const { hair_count, version } = strand
  return (
    <section
      aria-labelledby="strand"
      className="grid items-center gap-x-20 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <StrandDrawing userId={userId} version={version} alt={t`A drawing of ${hair_count} hairs`} />
      <div className="grid min-w-0 gap-6">
        <h2 id="strand" className="headline-type text-heading">
          <Trans>Your strand</Trans>
        </h2>
        <p className="max-w-prose text-lead text-text-muted">
          <Trans>
            It begins with three hairs. Every lesson you finish adds two more in the colour of its category.
          </Trans>
        </p>
        {strand.categories.length > 0 && <StrandLegend strand={strand} />}
        <div className="flex flex-wrap gap-3 print:hidden">
          <StrandFile key={`picture ${version}`} href="/bff/user/strand/picture" name="strand.png">
            <Trans>Share the picture</Trans>
          </StrandFile>
          <StrandFile key={`loop ${version}`} href="/bff/user/strand/loop" name="strand.mp4">
            <Trans>Share the video</Trans>
          </StrandFile>
          <StrandFile key={`print ${version}`} href="/bff/user/strand/print" name="strand.pdf" isSaved>
            <Trans>Save as PDF</Trans>
          </StrandFile>
        </div>
      </div>
    </section>
  )
}
