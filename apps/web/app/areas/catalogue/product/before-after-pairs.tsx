import { BeforeAfter } from '@chignon/ui/before-after'
import { SectionHeading } from '@chignon/ui/section-heading'
import type { BeforeAfterPair } from '@chignon/contract/catalogue/before-after'
import type { Picture } from '@chignon/contract/platform/picture'
import { Trans, useLingui } from '@lingui/react/macro'

/** What students of a course achieved: pairs of photographs. */
export function BeforeAfterPairs({ pairs }: { pairs: readonly BeforeAfterPair[] }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="results" className="content-width border-t border-line py-section">
      <SectionHeading titleId="results" title={<Trans>Before and after</Trans>} />
      <ul role="list" className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {pairs.map(({ before, after, caption }) => (
          <li key={before.id}>
            <BeforeAfter
              before={pictureOf(before)}
              after={pictureOf(after)}
              caption={caption}
              sizes="(width >= 60.25rem) 36rem, 100vw"
              labels={{ before: t`Before`, after: t`After` }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function pictureOf({ src, sources, width, height, placeholder, alt, focal_point }: Picture) {
  return { src, sources, width, height, placeholder, alt, focalPoint: focal_point }
}
