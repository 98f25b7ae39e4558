import { Strands } from '@chignon/ui/strands'
import { Trans, useLingui } from '@lingui/react/macro'
import { sendMessage } from '../../areas/community/contact/contact-action.ts'
import { ContactForm } from '../../areas/community/contact/contact-form.tsx'
import { MessageSent } from '../../areas/community/contact/message-sent.tsx'
import { WhatToExpect } from '../../areas/community/contact/what-to-expect.tsx'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/contact.ts'

export const handle: PageHandle = { sitemap: [''] }

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') }
}

export function action({ context, request }: Route.ActionArgs) {
  return sendMessage({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/contact` */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { brand } = useRootData()
  return (
    <div className="relative isolate grow overflow-hidden">
      <PageHead
        title={t`Contact us`}
        description={t`Contact the academy about a course, a seat, your account or anything else.`}
      />
      <Strands
        seed="contact"
        coiffure="part"
        width={1280}
        height={900}
        reach="end"
        isSwaying
        className="hero-strands absolute -z-1"
      />
      <div className="content-width grid gap-x-20 gap-y-12 pt-36 pb-section md:grid-cols-[5fr_6fr] md:grid-rows-[auto_1fr] md:gap-y-10 md:pt-24">
        <div className="min-w-0">
          <p className="overline-label mb-5 text-accent">
            <Trans>Contact us</Trans>
          </p>
          <h1 className="headline-type text-display wrap-break-word [&_em]:inline-block [&_em:lang(fa)]:font-medium [&_em:lang(fa)]:text-accent [&_em:lang(fa)]:not-italic">
            <Trans>
              Write to us, <em>we write back</em>
            </Trans>
          </h1>
          <p className="mt-5 text-lead text-text-muted">
            <Trans>
              A question about a course, a change to your booking or a technical problem? Write to us.
            </Trans>
          </p>
        </div>
        <section
          aria-label={t`Your message`}
          className="min-w-0 self-start rounded-media border border-line bg-surface p-6 sm:p-10 md:row-span-2"
        >
          {loaderData.isSent ? <MessageSent /> : <ContactForm actionData={actionData} />}
        </section>
        <div className="min-w-0">
          <WhatToExpect />
          <p className="mt-8 text-small text-text-muted">
            <Trans>Or by e-mail</Trans>
          </p>
          <a
            href={`mailto:${brand.email}`}
            className="touch-target relative mt-1 inline-block text-subtitle wrap-anywhere text-text underline decoration-accent decoration-1 underline-offset-8 hover:text-accent"
          >
            <bdi dir="ltr">{brand.email}</bdi>
          </a>
        </div>
      </div>
    </div>
  )
}
