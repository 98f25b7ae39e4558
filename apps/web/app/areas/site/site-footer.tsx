import { Brand } from '@chignon/ui/brand'
import { Footer } from '@chignon/ui/footer'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { LazyNewsletterForm } from './lazy-newsletter-form.tsx'

/** Footer of every page. */
export function SiteFooter() {
  const { t } = useLingui()
  const { brand, hasCommunity, year } = useRootData()
  const { stores = [] } = brand
  return (
    <Footer
      brand={
        <>
          <Brand name={brand.name} link={<Link to="/" />} />
          <LazyNewsletterForm />
        </>
      }
      columns={[
        {
          id: 'discover',
          title: t`Discover`,
          links: [
            { id: 'home', name: t`Home`, link: <Link to="/" /> },
            { id: 'educations', name: t`Education`, link: <Link to="/educations" /> },
            { id: 'masterclasses', name: t`Masterclasses`, link: <Link to="/masterclasses" /> },
            ...(hasCommunity ? [{ id: 'community', name: t`Community`, link: <Link to="/posts" /> }] : []),
            { id: 'about', name: t`About us`, link: <Link to="/about" /> },
          ],
        },
        {
          id: 'help',
          title: t`Help`,
          links: [
            { id: 'contact', name: t`Contact us`, link: <Link to="/contact" /> },
            ...stores.map(({ id, name, url }) => ({ id, name, link: <a href={url} rel="noopener" /> })),
          ],
        },
        {
          id: 'legal',
          title: t`Legal`,
          links: [
            { id: 'terms', name: t`Terms & conditions`, link: <Link to="/support/terms-and-conditions" /> },
            { id: 'privacy', name: t`Privacy policy`, link: <Link to="/support/privacy-policy" /> },
          ],
        },
      ]}
      social={brand.social.map(({ id, name, url }) => ({ id, name, link: <a href={url} rel="noopener" /> }))}
      labels={{ social: t`Social networks` }}
      contact={
        <Trans>
          Write to us: <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </Trans>
      }
      copyright={`© ${year} ${brand.name}`}
    />
  )
}
