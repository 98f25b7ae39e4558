import { FormMessage } from '@chignon/ui/form-message'
import type { StrandsProps } from '@chignon/ui/strands'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { AccountPage } from '../../identity/account/account-page.tsx'
import { LinkExpired } from '../../identity/account/link-expired.tsx'
import { PrivateHead } from '../../identity/account/private-head.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { newsletterLinkFields } from './newsletter-fields.ts'

type NewsletterLinkPageProps = {
  seed: string
  coiffure: StrandsProps['coiffure']
  title: string
  text: ReactNode
  /** The text of the button. */
  action: ReactNode
  actionData: FormResult | undefined
}

/** Target of a link in a mail of the newsletter. It takes a button, because mail scanners open links. */
export function NewsletterLinkPage({ action, actionData, ...page }: NewsletterLinkPageProps) {
  const form = useForm(newsletterLinkFields, { actionData, noValidate: true })
  const done = form.result?.outcome === 'done' ? form.result : undefined
  if (form.errorOf('token') !== undefined)
    return (
      <LinkExpired text={<Trans>It has expired, was used before, or is not complete.</Trans>}>
        <NewsletterLink>
          <Trans>Subscribe to the newsletter</Trans>
        </NewsletterLink>
      </LinkExpired>
    )
  return (
    <AccountPage {...page}>
      <PrivateHead title={page.title} />
      {done ? (
        <FormMessage tone="success">{done.message}</FormMessage>
      ) : (
        <ActionForm form={form}>
          {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
          <SubmitButton form={form}>{action}</SubmitButton>
        </ActionForm>
      )}
      <p className="mt-6 text-small">
        <NewsletterLink>
          <Trans>About the newsletter</Trans>
        </NewsletterLink>
      </p>
    </AccountPage>
  )
}

function NewsletterLink({ children }: { children: ReactNode }) {
  return (
    <TextLink asChild>
      <PageLink to="/newsletter">{children}</PageLink>
    </TextLink>
  )
}
