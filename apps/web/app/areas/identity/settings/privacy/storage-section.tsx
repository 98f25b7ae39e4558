import { DescriptionList } from '@chignon/ui/description-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../site/page-link.tsx'
import { PrivacySection } from './privacy-section.tsx'

/** Says which cookies and storage the site uses: none that could be declined (PRIVACY-7). */
export function StorageSection() {
  const { t } = useLingui()
  const items = [
    { id: 'session', term: t`Your login`, description: t`Cookie, 30 days` },
    {
      id: 'device',
      term: t`That you have logged in on this device before`,
      description: t`Cookie, 400 days`,
    },
    {
      id: 'sign-in',
      term: t`A login in several steps, until it is complete`,
      description: t`Cookie, 10 minutes`,
    },
    { id: 'lang', term: t`Your language`, description: t`Cookie, one year` },
    { id: 'basket', term: t`Your basket, while you are logged out`, description: t`Cookie, 30 days` },
    { id: 'notice', term: t`A message for the next page`, description: t`Cookie, one minute` },
    { id: 'theme', term: t`Light or dark`, description: t`Local storage` },
    { id: 'drafts', term: t`Filters and drafts`, description: t`Local storage, until you log out` },
  ]
  return (
    <PrivacySection id="cookies" title={<Trans>Cookies and browser storage</Trans>}>
      <p className="text-text-muted">
        <Trans>
          There is nothing to choose here: we set only what the site needs to work. No advertising, no
          tracking, and nothing from other companies.
        </Trans>
      </p>
      <DescriptionList items={items} />
      <p className="text-small">
        <PageLink to="/support/privacy-policy" className="underline underline-offset-4">
          <Trans>Read the privacy policy</Trans>
        </PageLink>
      </p>
    </PrivacySection>
  )
}
