import { EmptyState } from '@chignon/ui/empty-state'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { PersonBadges } from './person-badges.tsx'
import { PersonBusinesses } from './person-businesses.tsx'
import { PersonCertificates } from './person-certificates.tsx'
import { PersonGallery } from './person-gallery.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ProfileSocialLinks } from './social-links.tsx'

type PersonSectionsProps = {
  name: string
  user: { id: string }
  gallery: ComponentProps<typeof PersonGallery>['pictures']
  badges: ComponentProps<typeof PersonBadges>['badges']
  certificates: ComponentProps<typeof PersonCertificates>['certificates']
  links: ComponentProps<typeof ProfileSocialLinks>['links']
  businesses: ComponentProps<typeof PersonBusinesses>['businesses']
  interests: readonly { id: string | number; name: string }[]
}

/** A person's pictures, certificates and everything else below the profile's head. */
export function PersonSections({
  name,
  user,
  gallery,
  badges,
  certificates,
  links,
  businesses,
  interests,
}: PersonSectionsProps) {
  const isBare = [gallery, badges, certificates, links, businesses, interests].every(
    ({ length }) => length === 0,
  )
  return (
    <div className="content-width pb-section">
      <ProfileSection id="gallery" title={<Trans>Gallery</Trans>} count={gallery.length} isWide>
        <PersonGallery name={name} pictures={gallery} />
      </ProfileSection>
      <ProfileSection id="certificates" title={<Trans>Certificates</Trans>} count={certificates.length}>
        <PersonCertificates certificates={certificates} />
      </ProfileSection>
      <ProfileSection id="badges" title={<Trans>Badges</Trans>} count={badges.length}>
        <PersonBadges badges={badges} />
      </ProfileSection>
      <ProfileSection id="businesses" title={<Trans>Businesses</Trans>} count={businesses.length}>
        <PersonBusinesses businesses={businesses} />
      </ProfileSection>
      <ProfileSection id="interests" title={<Trans>Interests</Trans>} count={interests.length}>
        <ul role="list" className="headline-type flex flex-wrap gap-x-10 gap-y-3 text-heading">
          {interests.map((interest) => (
            <li key={interest.id}>{interest.name}</li>
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection id="elsewhere" title={<Trans>Social links</Trans>} count={links.length}>
        <ProfileSocialLinks links={links} />
      </ProfileSection>
      {isBare && (
        <EmptyState
          seed={user.id}
          coiffure="wave"
          title={<Trans>Nothing to see here yet</Trans>}
          text={<Trans>Pictures, badges and certificates will appear here.</Trans>}
        />
      )}
    </div>
  )
}
