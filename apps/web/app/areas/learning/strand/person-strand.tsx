import type { Strand } from '@chignon/contract/learning/strand'
import { Trans, useLingui } from '@lingui/react/macro'
import { ProfileSection } from '../../identity/profile/profile-section.tsx'
import { StrandDrawing } from './strand-drawing.tsx'
import { StrandLegend } from './strand-legend.tsx'

/** The strand of another person, on their public profile. */
export function PersonStrand({ userId, strand }: { userId: string; strand: Strand }) {
  const { t } = useLingui()
  const { hair_count, version } = strand
  return (
    <ProfileSection id="strand" title={<Trans>Strand</Trans>} count={strand.lesson_count}>
      <div className="grid items-end gap-x-12 gap-y-8 sm:grid-cols-2">
        <StrandDrawing userId={userId} version={version} alt={t`A drawing of ${hair_count} hairs`} />
        <StrandLegend strand={strand} />
      </div>
    </ProfileSection>
  )
}
